"""What `import citysleeps` gives to other programs."""
