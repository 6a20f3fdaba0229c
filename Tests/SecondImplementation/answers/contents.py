"""Kinds payload, plaintext and signature.

Source: docs/protocol.md chapter 3 and 2.8, through the modules imported here.
"""

import signatures
from answers.shared import octets, or_refusal


def payload(module):
    """The payload of a type, with the module of one app."""
    return lambda vector: or_refusal(module.decode, vector["type"], octets(vector))


def plaintext(module):
    """An opened Noise message."""
    return lambda vector: or_refusal(module.decode, octets(vector))


def signature(android):
    """The outcome of a signature check."""
    return lambda vector: or_refusal(signatures.check, octets(vector), signatures.known(vector["keys"]), android)
