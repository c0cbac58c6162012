"""`python -m signoria` is `signoria`."""

from signoria.cli import main

main()
