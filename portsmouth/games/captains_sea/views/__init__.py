"""What a seat may see of Captain's Sea."""
