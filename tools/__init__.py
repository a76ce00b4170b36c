"""What developers run: everything generated, the check of a built wheel."""
