"""Il Principe once more, plain and slow, written from the numbered rules without the engine: a second opinion."""
