"""What the type checker and mypyc see: the native arrays."""

from typing import Final

from librt.vecs import append as append
from librt.vecs import vec as vec

COMPILED: Final[bool]
