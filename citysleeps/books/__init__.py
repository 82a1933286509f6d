"""One package per rulebook, read beside rules/<book>.md."""
