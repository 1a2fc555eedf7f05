"""The odds of what dice will do: broadsides, repairs, tacks, boarding; what bears from where."""
