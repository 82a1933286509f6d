"""Who may know what: a seat's view, and the story afterwards."""
