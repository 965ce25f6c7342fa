"""The engine as programs that learn expect it: rows of numbers, fixed actions, masks, returns, chance, batches.

This much needs nothing but Regalia. The adapters beside it (``pettingzoo``, ``gymnasium``, ``openspiel``) come with
the extra ``env``.
"""

from regalia.env.batch import Tables
from regalia.env.kit import Kit

__all__ = ["Kit", "Tables"]
