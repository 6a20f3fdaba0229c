"""The payloads that the Android app reads.

Source: docs/protocol.md 3.0, 3.2, 3.6, 3.8, 8 rows 40 to 43, and 13.7.
"""

import payloads
from refusal import Refusal
from tlv import number


def decode(kind, data):
    """The fields of a payload; types that Android does not know are only relayed."""
    if kind not in ANDROID:
        raise Refusal("type")
    return ANDROID[kind](data)


def message(data):
    """A payload that parses as a file is one."""
    try:
        return file(data)
    except Refusal:
        return payloads.message(data)


def leave(data):
    """What begins with # is the name of a channel."""
    return payloads.leave(data) | {"channel": data[:1] == b"#"}


def fragment(data):
    """3.6: at most 256 pieces, none of them empty."""
    found = payloads.fragment(data)
    if not found["data"]:
        raise Refusal("cut")
    if found["total"] > 256:
        raise Refusal("value")
    return found


def file(data):
    """The name is required, the size has four bytes, the content always a length of four."""
    found, content, at = {}, None, 0
    while at < len(data):
        tag, width = data[at], 4 if data[at] == 4 else 2
        start = at + 1 + width
        size = number(data[at + 1 : start])
        at = start + size
        if start > len(data) or at > len(data):
            raise Refusal("layout")
        value = data[start:at]
        if tag == 1:
            found["name"] = value.decode("utf-8", "replace")
        elif tag == 2:
            if size != 4:
                raise Refusal("layout")
            found["size"] = number(value)
        elif tag == 3:
            found["mime"] = value.decode("utf-8", "replace")
        elif tag == 4:
            content = (content or b"") + value
    if "name" not in found or content is None:
        raise Refusal("layout")
    return found | {"content": content.hex()}


ANDROID = {
    0x02: message,
    0x03: leave,
    0x10: payloads.handshake,
    0x11: payloads.encrypted,
    0x20: fragment,
    0x22: file,
    0x29: payloads.voice,
}
