"""What earlier versions have written: databases and records, kept for ever, which every later version must open."""
