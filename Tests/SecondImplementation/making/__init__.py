"""The makers of Corpus/vectors: one module for each subject, all constants and labels fixed."""
