# Captain’s Sea: what the collection says of it before it is opened.
captains_sea-title = Captain’s Sea
captains_sea-kind = Tactical sea combat
captains_sea-about = Two frigates in single combat: outsail her, rake her, board her.
captains_sea-progress = { $turn ->
    [0] Setting up
   *[other] Turn { $turn }
}

# What is practised in a prepared position.
captains_sea-scenario-wind_and_helm = Sail up to her
captains_sea-scenario-broadside = Broadside to broadside
captains_sea-scenario-stern_rake = Rake her stern
captains_sea-scenario-on_fire = Save the ship
captains_sea-scenario-alongside = Board her
captains_sea-scenario-nailed_flag = Don’t strike
