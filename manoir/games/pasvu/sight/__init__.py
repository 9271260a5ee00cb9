"""What is seen through the keyhole: the judge and its evidence."""
