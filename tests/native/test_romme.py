"""What is particular to native rounds of Rommé."""
