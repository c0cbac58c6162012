"""What the laboratory found, as HTML pages."""
