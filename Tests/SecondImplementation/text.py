"""Text as Swift sees it: strict UTF-8 and characters that are grapheme clusters.

Source: docs/protocol.md 13.2, items 13 and 14; Unicode Standard Annex 29 for the clusters.

Simplified: the properties that Python's `unicodedata` lacks are approximated. Extend is category Mn or Me and a few
ranges, SpacingMark is category Mc, Prepend is a short list, Extended_Pictographic is a few ranges, and the Indic
conjunct rule (GB9c) is left out. The Unicode version is that of the Python in use.
"""

import unicodedata

PREPEND = {*range(0x600, 0x606), 0x6DD, 0x70F, 0x890, 0x891, 0x8E2, 0xD4E, 0x110BD, 0x110CD, 0x111C2, 0x111C3}
PICTOGRAPHIC = (
    (0x2190, 0x21FF),
    (0x2300, 0x23FF),
    (0x2600, 0x27BF),
    (0x2B00, 0x2BFF),
    (0x1F000, 0x1F1E5),
    (0x1F200, 0x1FAFF),
)
ZERO_WIDTH_JOINER = 0x200D
WHITESPACE_CONTROLS = "\t\n\v\f\r\x85"


def utf8(data):
    """Strict UTF-8 with one leading byte-order mark swallowed, or None."""
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError:
        return None
    return text.removeprefix("\ufeff")


def characters(text):
    """The extended grapheme clusters of `text`."""
    clusters = []
    for scalar in text:
        if clusters and joins(clusters[-1], scalar):
            clusters[-1] += scalar
        else:
            clusters.append(scalar)
    return clusters


def joins(cluster, scalar):
    """Whether there is no boundary between the cluster and the next scalar (rules GB3 to GB13)."""
    before, after = kind(cluster[-1]), kind(scalar)
    if cluster[-1] == "\r" and scalar == "\n":
        return True
    if "control" in (before, after):
        return False
    if (before, after) in HANGUL_PAIRS or after in ("extend", "joiner", "spacing") or before == "prepend":
        return True
    if before == "joiner" and after == "pictographic":
        return kind(cluster.rstrip(extenders(cluster))[-1:] or " ") == "pictographic"
    if before == after == "regional":
        return len(cluster) - len(cluster.rstrip("".join(map(chr, range(0x1F1E6, 0x1F200))))) == 1
    return False


def extenders(cluster):
    """The extending scalars that occur in the cluster, as a strip set."""
    return "".join(scalar for scalar in cluster if kind(scalar) in ("extend", "joiner"))


HANGUL_PAIRS = {
    ("L", "L"), ("L", "V"), ("L", "LV"), ("L", "LVT"),
    ("LV", "V"), ("V", "V"), ("LV", "T"), ("V", "T"), ("LVT", "T"), ("T", "T"),
}  # fmt: skip


def kind(scalar):
    """The break class of one scalar."""
    code, category = ord(scalar), unicodedata.category(scalar)
    if code == ZERO_WIDTH_JOINER:
        return "joiner"
    if (
        category in ("Mn", "Me")
        or code in (0x200C, 0xFF9E, 0xFF9F)
        or 0x1F3FB <= code <= 0x1F3FF
        or 0xE0020 <= code <= 0xE007F
    ):
        return "extend"
    if code in PREPEND:
        return "prepend"
    if category in ("Cc", "Cf", "Zl", "Zp"):
        return "control"
    if category == "Mc":
        return "spacing"
    if 0x1F1E6 <= code <= 0x1F1FF:
        return "regional"
    if any(first <= code <= last for first, last in PICTOGRAPHIC) or code in (0xA9, 0xAE):
        return "pictographic"
    return hangul(code)


def hangul(code):
    """The Hangul syllable class, or "other"."""
    if 0x1100 <= code <= 0x115F or 0xA960 <= code <= 0xA97C:
        return "L"
    if 0x1160 <= code <= 0x11A7 or 0xD7B0 <= code <= 0xD7C6:
        return "V"
    if 0x11A8 <= code <= 0x11FF or 0xD7CB <= code <= 0xD7FB:
        return "T"
    if 0xAC00 <= code <= 0xD7A3:
        return "LV" if (code - 0xAC00) % 28 == 0 else "LVT"
    return "other"


def trim(text):
    """Without Unicode white space and line breaks at both ends."""
    start, end = 0, len(text)
    while start < end and is_space(text[start]):
        start += 1
    while end > start and is_space(text[end - 1]):
        end -= 1
    return text[start:end]


def is_space(scalar):
    """White space or a line break: the separators and six controls."""
    return scalar in WHITESPACE_CONTROLS or unicodedata.category(scalar) in ("Zs", "Zl", "Zp")
