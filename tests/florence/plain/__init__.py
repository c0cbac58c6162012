"""The Princes of Florence once more, plain and slow, without the engine: a second opinion."""
