"""The answers to vectors: one module for each group of kinds, each function from inputs to the expected fields."""
