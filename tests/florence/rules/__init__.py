"""The rulebook, paragraph by paragraph."""
