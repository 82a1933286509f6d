"""A book of one page, which lives in this folder alone: whatever all books share must play it."""
