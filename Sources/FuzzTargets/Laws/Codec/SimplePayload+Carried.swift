extension SimplePayload {
    /// A group message written anew (docs/protocol.md 3.11).
    static func groupMessage(_ bytes: [UInt8]) -> [UInt8]? {
        guard let list = SimpleTLV(bytes, wide: true), list.leftover == 0, let group = list.last(1, { $0 == 16 }),
            let epoch = list.last(2), epoch.count == 4, let nonce = list.last(3, { $0 == 12 }),
            let sealed = list.last(4, { $0 > 0 })
        else { return nil }
        return SimpleTLV.written([(1, group), (2, epoch), (3, nonce), (4, sealed)], wide: true)
    }

    /// A prekey bundle written anew (docs/protocol.md 3.10).
    static func prekeyBundle(_ bytes: [UInt8]) -> [UInt8]? {
        guard let list = SimpleTLV(bytes, wide: true), list.leftover == 0, list.all(1, 32...32), list.all(2, 36...288),
            list.all(3, 8...8), list.all(4, 64...64), let owner = list.last(1), let keys = list.last(2),
            let made = list.last(3), let signature = list.last(4)
        else { return nil }
        for field in list.fields where field.type == 2 && field.value.count % 36 != 0 { return nil }
        let ids = stride(from: 0, to: keys.count, by: 36).map { Naive.number(keys[$0..<$0 + 4]) }
        guard Set(ids).count == ids.count else { return nil }
        return SimpleTLV.written([(1, owner), (2, keys), (3, made), (4, signature)], wide: true)
    }

    /// A Nostr carrier written anew (docs/protocol.md 3.13).
    static func nostrCarrier(_ bytes: [UInt8]) -> [UInt8]? {
        guard let list = SimpleTLV(bytes, wide: true), list.leftover == 0, list.all(1, 1...1), let direction = list.last(1),
            let place = list.lastText(2), (1...12).contains(place.count), let event = list.last(3),
            (1...16_384).contains(event.count)
        else { return nil }
        for field in list.fields where field.type == 1 && !(1...4).contains(field.value[0]) { return nil }
        for field in list.fields where field.type == 2 && SimpleTLV.text(field.value) == nil { return nil }
        return SimpleTLV.written([(1, direction), (2, place), (3, event)], wide: true)
    }

    /// A voice frame written anew (docs/protocol.md 3.15).
    static func voiceFrame(_ bytes: [UInt8]) -> [UInt8]? {
        guard bytes.count >= 11 else { return nil }
        let body = bytes[11...]
        switch bytes[10] {
        case 0: return voiceFrames(body) ? bytes : nil
        case 1: return body.first == 1 ? Array(bytes.prefix(12)) : nil
        case 2: return body.count >= 6 ? Array(bytes.prefix(17)) : nil
        case 4: return Array(bytes.prefix(11))
        default: return nil
        }
    }

    private static func voiceFrames(_ body: ArraySlice<UInt8>) -> Bool {
        var rest = body
        var count = 0
        while rest.count >= 2 {
            let length = Int(Naive.number(rest.prefix(2)))
            guard length > 0, rest.count >= 2 + length else { return false }
            rest = rest.dropFirst(2 + length)
            count += 1
        }
        return rest.isEmpty && (1...8).contains(count)
    }

    /// A board post or its tombstone written anew (docs/protocol.md 3.9).
    static func boardPost(_ bytes: [UInt8]) -> [UInt8]? {
        guard let list = SimpleTLV(bytes, wide: true), list.all(1, 1...1), list.all(2, 16...16), list.all(3, 0...12),
            list.all(4, 0...512), list.all(5, 32...32), list.all(6, 0...64), list.all(9, 1...1), list.all(10, 64...64),
            let kind = list.last(1), let id = list.last(2), let author = list.last(5), let signature = list.last(10)
        else { return nil }
        switch kind[0] {
        case 1: return post(list, id, author, signature)
        case 2:
            guard let deleted = list.last(11), deleted.count == 8 else { return nil }
            return SimpleTLV.written([(1, kind), (2, id), (5, author), (11, deleted), (10, signature)], wide: true)
        default: return nil
        }
    }

    private static func post(_ list: SimpleTLV, _ id: [UInt8], _ author: [UInt8], _ signature: [UInt8]) -> [UInt8]? {
        guard let cell = list.lastText(3), let content = list.lastText(4), list.last(4)?.isEmpty == false,
            let name = list.lastText(6), let created = list.last(7), created.count == 8, let expires = list.last(8),
            expires.count == 8, let flags = list.last(9),
            cell.allSatisfy({ "0123456789bcdefghjkmnpqrstuvwxyz".utf8.contains($0) })
        else { return nil }
        let (from, to) = (Naive.number(created), Naive.number(expires))
        guard to > from, to - from <= 604_800_000 else { return nil }
        return SimpleTLV.written(
            [
                (1, [1]), (2, id), (3, cell), (4, content), (5, author), (6, name), (7, created), (8, expires), (9, flags),
                (10, signature),
            ], wide: true)
    }
}
