"""OpenSpiel brings absl along, whose handler keeps the stream it found and closes it when logging is set up anew.

That stream is pytest's own, which all other tests still need: it gets one that absl leaves alone.
"""

from __future__ import annotations

import sys

from absl import logging

logging.get_absl_handler().python_handler.stream = sys.__stderr__
