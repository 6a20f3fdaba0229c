"""Captures that went wrong: the same seed spoils a capture in the same way, so that every finding can be repeated."""
import random
import struct

FILE_HEADER, RECORD_HEADER = 16, 24
UART = 1002
ACL, CONTINUATION = 2, 1


def records(path):
    """The records of a btsnoop of H4 packets: header and bytes, or None for any other capture."""
    with open(path, "rb") as file:
        data = file.read()
    if data[:8] != b"btsnoop\0" or struct.unpack(">I", data[12:16])[0] != UART:
        return None
    result, offset = [], FILE_HEADER
    while offset + RECORD_HEADER <= len(data):
        size = struct.unpack(">I", data[offset + 4:offset + 8])[0]
        start = offset + RECORD_HEADER
        result.append((data[offset:start], bytearray(data[start:start + size])))
        offset = start + size
    return data[:FILE_HEADER], result


def starts(packet):
    """Whether a packet is ACL data in which an L2CAP PDU begins."""
    return len(packet) > 9 and packet[0] == ACL and packet[2] >> 4 & 3 != CONTINUATION


def flip_bits(chance, kept):
    """Flips bits everywhere, about one in 800 bytes."""
    for _, packet in kept:
        for _ in range(len(packet)):
            if chance.random() < 1 / 800:
                packet[chance.randrange(len(packet))] ^= 1 << chance.randrange(8)
    return kept


def flip_heads(chance, kept):
    """Flips one bit in the first 24 bytes, where lengths, channels, opcodes and headers stand, of every third packet."""
    for _, packet in kept:
        if packet and chance.random() < 1 / 3:
            packet[chance.randrange(min(24, len(packet)))] ^= 1 << chance.randrange(8)
    return kept


def lower(chance, packet, offset):
    """Lowers the length at `offset` of a packet."""
    length = struct.unpack_from("<H", packet, offset)[0]
    struct.pack_into("<H", packet, offset, chance.randrange(length) if length else 0)


def lower_l2cap(chance, kept):
    """Lets L2CAP PDUs end before their bytes do."""
    for _, packet in kept:
        if starts(packet) and chance.random() < 1 / 2:
            lower(chance, packet, 5)
    return kept


def lower_acl(chance, kept):
    """Lets ACL packets end before their bytes do."""
    for _, packet in kept:
        if len(packet) > 5 and packet[0] == ACL and chance.random() < 1 / 2:
            lower(chance, packet, 3)
    return kept


def lower_both(chance, kept):
    """Lets ACL packets and the PDUs in them end before their bytes do, at the same byte."""
    for _, packet in kept:
        if starts(packet) and chance.random() < 1 / 2:
            lower(chance, packet, 5)
            struct.pack_into("<H", packet, 3, 4 + struct.unpack_from("<H", packet, 5)[0])
    return kept


def cut_units(chance, kept):
    """Leaves out packets, continuations above all, so that PDUs have no end or no beginning."""
    return [
        (header, packet) for header, packet in kept
        if chance.random() > (1 / 2 if len(packet) > 2 and packet[0] == ACL and not starts(packet) else 1 / 12)]


def cut_records(chance, kept):
    """Cuts the bytes of records, as a logger with a limit does; their length on the wire stays."""
    for _, packet in kept:
        if len(packet) > 12 and chance.random() < 1 / 3:
            del packet[chance.randrange(12, len(packet)):]
    return kept


def raise_l2cap(chance, kept):
    """Lets L2CAP PDUs claim more bytes than they have, so that the next packets are taken for theirs."""
    for _, packet in kept:
        if starts(packet) and chance.random() < 1 / 4:
            length = struct.unpack_from("<H", packet, 5)[0]
            struct.pack_into("<H", packet, 5, min(length + chance.randrange(1, 300), 0xFFFF))
    return kept


WAYS = [flip_bits, flip_heads, lower_l2cap, lower_acl, lower_both, raise_l2cap, cut_units, cut_records]


def spoil(path, way, seed, target):
    """Writes the capture at `path`, spoiled in one of WAYS, to `target`; False where it is none that can be spoiled."""
    found = records(path)
    if found is None:
        return False
    start, kept = found
    # A seed of text is not hashed by the salted `hash`, so that every run spoils alike.
    spoiled = way(random.Random(f"{way.__name__} {seed}"), kept)
    with open(target, "wb") as file:
        file.write(start)
        for header, packet in spoiled:
            file.write(header[:4] + struct.pack(">I", len(packet)) + header[8:] + packet)
    return True
