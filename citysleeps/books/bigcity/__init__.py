"""The book `bigcity`: citizens, criminals, outcasts, twenty-two special roles."""
