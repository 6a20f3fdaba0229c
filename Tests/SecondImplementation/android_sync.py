"""The REQUEST_SYNC payload as the Android app reads it: three fields, the rest skipped.

Source: docs/protocol.md 4.1 and 13.4.
"""

import sync
from refusal import Refusal

LARGEST_P = 255


def decode(data):
    """P, M and the filter; raises Refusal."""
    found = {}
    for tag, value in sync.tlvs(data):
        if tag == 0x01 and len(value) == 1:
            found["p"] = value[0]
        elif tag == 0x02 and len(value) == 4:
            found["m"] = int.from_bytes(value, "big")
        elif tag == 0x03:
            if len(value) > sync.FILTER_CAP:
                raise Refusal("filter-cap")
            found["filter"] = value.hex()
    return sync.require(found, LARGEST_P)
