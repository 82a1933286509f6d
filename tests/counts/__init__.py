"""How many games there are: any change of the tree of play shows."""
