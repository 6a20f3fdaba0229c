/// Payloads read the plain way and written anew: the oracle of the payload decoders and encoders.
///
/// Each function answers how the payload is written from what was understood of it, or nothing where it is refused.
enum SimplePayload {
    /// A payload of the given type, written anew.
    static func rewritten(_ type: UInt8, _ bytes: [UInt8]) -> [UInt8]? {
        switch type {
        case 0x01: announce(bytes)
        case 0x02: SimpleTLV.text(bytes)
        case 0x04: courierEnvelope(bytes)
        case 0x11: bytes.count >= 20 ? bytes : nil
        case 0x20: fragment(bytes)
        case 0x21: SimpleRequest(bytes, mostP: 32)?.written
        case 0x22: SimpleFile(bytes)?.written
        case 0x23: boardPost(bytes)
        case 0x24: prekeyBundle(bytes)
        case 0x25: groupMessage(bytes)
        case 0x26, 0x27: bytes.count >= 9 ? Array(bytes.prefix(9)) : nil
        case 0x28: nostrCarrier(bytes)
        case 0x29: voiceFrame(bytes)
        case 0x2C: announceV2(bytes)
        default: bytes
        }
    }

    /// Whether Android takes a fragment (docs/protocol.md 3.6).
    static func androidTakesFragment(_ bytes: [UInt8]) -> Bool {
        fragment(bytes) != nil && bytes.count > 13 && Naive.number(bytes[10..<12]) <= 256
    }

    /// Whether Android reads an announce (docs/protocol.md 3.1).
    static func androidReadsAnnounce(_ bytes: [UInt8]) -> Bool {
        guard let list = SimpleTLV(bytes, wide: false) else { return false }
        return [1, 2, 3].allSatisfy { list.last($0) != nil }
    }

    /// Capabilities in as few bytes as they need, at least one.
    private static func capabilities(_ value: [UInt8]) -> [UInt8] {
        var kept = Array(value.prefix(8))
        while kept.last == 0 { kept.removeLast() }
        return kept.isEmpty ? [0] : kept
    }

    private static func fragment(_ bytes: [UInt8]) -> [UInt8]? {
        guard bytes.count >= 13 else { return nil }
        let (index, total) = (Naive.number(bytes[8..<10]), Naive.number(bytes[10..<12]))
        return (1...10_000).contains(total) && index < total ? bytes : nil
    }

    private static func announce(_ bytes: [UInt8]) -> [UInt8]? {
        guard let list = SimpleTLV(bytes, wide: false), let name = list.lastText(1), let noise = list.last(2),
            let signing = list.last(3)
        else { return nil }
        let cell = list.last(6, { $0 <= 12 }).flatMap(SimpleTLV.text)
        return SimpleTLV.written(
            [
                (1, name), (2, noise), (3, signing), (4, list.last(4) { $0 > 0 && $0 % 8 == 0 }.map { Array($0.prefix(80)) }),
                (5, list.last(5).map(capabilities)), (6, cell?.isEmpty == true ? nil : cell),
            ], wide: false)
    }

    private static func announceV2(_ bytes: [UInt8]) -> [UInt8]? {
        guard let list = SimpleTLV(bytes, wide: false), list.leftover == 0, list.all(1, 4...4), list.all(2, 64...64),
            list.all(3, 1...8), list.all(4, 0...12), let epoch = list.last(1), let tags = list.last(2)
        else { return nil }
        for field in list.fields where field.type == 3 && capabilities(field.value) != field.value { return nil }
        for field in list.fields where field.type == 4 && SimpleTLV.text(field.value) == nil { return nil }
        let cell = list.lastText(4)
        return SimpleTLV.written(
            [(1, epoch), (2, tags), (3, list.last(3)), (4, cell?.isEmpty == true ? nil : cell)], wide: false)
    }

    private static func courierEnvelope(_ bytes: [UInt8]) -> [UInt8]? {
        guard let list = SimpleTLV(bytes, wide: true), list.leftover == 0, list.all(1, 16...16), list.all(2, 8...8),
            list.all(3, 1...16_384), list.all(4, 1...1), list.all(5, 4...4), let tag = list.last(1), let expiry = list.last(2),
            let sealed = list.last(3)
        else { return nil }
        let copies = min(max(list.last(4)?[0] ?? 1, 1), 8)
        return SimpleTLV.written(
            [(1, tag), (2, expiry), (3, sealed), (4, copies > 1 ? [copies] : nil), (5, list.last(5))], wide: true)
    }
}
