import BitchatFrame
import WireFormat

extension Plants {
    /// Faults in reading and writing payloads.
    static let payload = payloadFields + payloadLimits + payloadTaken

    private static let payloadFields = [
        Plant("first-name-wins", "payload", .law, "of two nicknames the last -> the first", source: "docs/protocol.md 3.1") {
            rewriting(&$0, 0x01) { encoded, list in
                guard let first = list.fields.first(where: { $0.type == 1 }).flatMap({ SimpleTLV.text($0.value) }) else { return }
                encoded.replaceSubrange(0..<2 + Int(encoded[1]), with: SimpleTLV.written(1, first, wide: false))
            }
        },
        Plant(
            "neighbours-cut-to-whole", "payload", .law, "neighbours not a multiple of 8: ignored -> cut",
            source: "docs/protocol.md 8, 21"
        ) {
            rewriting(&$0, 0x01) { encoded, list in
                guard let odd = list.last(4), odd.count > 8, odd.count % 8 != 0 else { return }
                encoded += SimpleTLV.written(4, Array(odd.prefix(odd.count / 8 * 8)), wide: false)
            }
        },
        Plant("text-cut-at-60", "payload", .law, "text of any length -> its first 60 bytes", source: "docs/protocol.md 3.2") {
            rewriting(&$0, 0x02) { encoded, _ in encoded = Array(encoded.prefix(60)) }
        },
        Plant("mark-kept", "payload", .law, "a byte order mark before text: dropped -> kept", source: "docs/protocol.md 3.2") {
            let shipped = $0.payload.read
            $0.payload.read = { type, bytes throws(DecodeError) in
                var reading = try shipped(type, bytes)
                if type == .message { reading.encoded = bytes.array }
                return reading
            }
        },
        Plant("copies-not-clamped", "payload", .law, "courier copies 1 to 8 -> any", source: "docs/protocol.md 3.3") {
            rewriting(&$0, 0x04, wide: true) { encoded, list in
                guard let copies = list.last(4)?.first, copies > 8, let place = encoded.lastIndex(of: 8) else { return }
                encoded[place] = copies
            }
        },
        Plant(
            "echo-keeps-rest", "payload", .law, "bytes after nonce and ttl: left out -> echoed", source: "docs/protocol.md 3.12"
        ) {
            let shipped = $0.payload.read
            $0.payload.read = { type, bytes throws(DecodeError) in
                var reading = try shipped(type, bytes)
                if type == .ping || type == .pong { reading.encoded = bytes.array }
                return reading
            }
        },
        Plant(
            "board-times-swapped", "payload", .law, "createdAt, expiresAt -> the other way round", source: "docs/protocol.md 3.9"
        ) {
            rewriting(&$0, 0x23, wide: true) { encoded, list in
                guard list.last(1) == [1], let from = list.last(7), let to = list.last(8) else { return }
                let swapped = SimpleTLV.written([(7, to), (8, from)], wide: true)
                let place = encoded.count - 67 - 4 - swapped.count
                encoded.replaceSubrange(place..<place + swapped.count, with: swapped)
            }
        },
    ]

    private static let payloadLimits = [
        Plant("cell-13", "payload", .law, "geohash <= 12 -> 13", source: "docs/protocol.md 3.1") {
            rewriting(&$0, 0x01) { encoded, list in
                guard let cell = list.last(6), cell.count == 13 else { return }
                encoded += SimpleTLV.written(6, cell, wide: false)
            }
        },
        Plant("fragment-index-total", "payload", .law, "index < total -> <=", source: "docs/protocol.md 3.6") {
            taking(&$0, 0x20) { $0.count >= 13 && $0[8..<10] == $0[10..<12] && $0[10..<12] != [0, 0] }
        },
        Plant("fragment-total-10001", "payload", .law, "total <= 10,000 -> 10,001", source: "docs/protocol.md 7, 25") {
            taking(&$0, 0x20) { $0.count >= 13 && $0[10..<12] == [0x27, 0x11] && Naive.number($0[8..<10]) < 10_001 }
        },
        Plant("android-total-257", "payload", .law, "Android: total <= 256 -> 257", source: "docs/protocol.md 7, 25") {
            let shipped = $0.payload.takesFragment
            $0.payload.takesFragment = { bytes in
                shipped(bytes) || (bytes.byteCount > 13 && Naive.number(bytes, 10, 2) == 257 && Naive.number(bytes, 8, 2) < 257)
            }
        },
        Plant(
            "android-empty-slice", "payload", .law, "Android: an empty slice is refused -> taken",
            source: "docs/protocol.md 8, 34"
        ) {
            let shipped = $0.payload.takesFragment
            $0.payload.takesFragment = { bytes in
                bytes.byteCount == 13
                    ? SimplePayload.rewritten(0x20, bytes.array) != nil && Naive.number(bytes, 10, 2) <= 256 : shipped(bytes)
            }
        },
        Plant("courier-cap-16385", "payload", .law, "ciphertext <= 16,384 -> 16,385", source: "docs/protocol.md 7, 43") {
            taking(&$0, 0x04) { SimpleTLV($0, wide: true)?.last(3)?.count == 16_385 }
        },
        Plant("voice-nine-frames", "payload", .law, "voice frames <= 8 -> 9", source: "docs/protocol.md 7, 48") {
            taking(&$0, 0x29) { bytes in
                guard bytes.count > 14, bytes[10] == 0 else { return false }
                let rest = Array(bytes.dropFirst(13 + Int(Naive.number(bytes[11..<13]))))
                return SimplePayload.rewritten(0x29, Array(bytes.prefix(11)) + rest) != nil && Naive.number(bytes[11..<13]) > 0
            }
        },
        Plant("sealed-19", "payload", .law, "Noise message >= 20 bytes -> 19", source: "docs/protocol.md 3.5") {
            taking(&$0, 0x11) { $0.count == 19 }
        },
    ]

    private static let payloadTaken = [
        Plant("any-name", "payload", .law, "a nickname that is not UTF-8: refused -> taken", source: "docs/protocol.md 3.1") {
            taking(&$0, 0x01) { SimplePayload.androidReadsAnnounce($0) }
        },
        Plant(
            "both-length-dialects", "payload", .law, "announce lengths of one byte -> of two where one does not fit",
            source: "docs/protocol.md 3.1"
        ) {
            taking(&$0, 0x01) { bytes in
                guard let list = SimpleTLV(bytes, wide: true) else { return false }
                return list.lastText(1) != nil && list.last(2) != nil && list.last(3) != nil
            }
        },
        Plant("empty-voice-frame", "payload", .law, "voice frames of at least 1 byte -> of 0", source: "docs/protocol.md 3.15") {
            taking(&$0, 0x29) { $0.count == 13 && Array($0[10...]) == [0, 0, 0] }
        },
        Plant("prekeys-repeat", "payload", .law, "prekey IDs unique -> any", source: "docs/protocol.md 3.10") {
            taking(&$0, 0x24) { bytes in
                guard let list = SimpleTLV(bytes, wide: true), list.leftover == 0, let keys = list.last(2) else { return false }
                return keys.count == 72 && keys[0..<4] == keys[36..<40] && list.all(1, 32...32) && list.last(4)?.count == 64
            }
        },
        Plant("board-life-zero", "payload", .law, "0 < expires - created -> 0 <=", source: "docs/protocol.md 3.9") {
            taking(&$0, 0x23) { bytes in
                guard let list = SimpleTLV(bytes, wide: true), let from = list.last(7) else { return false }
                return list.last(8) == from && list.last(1) == [1] && list.last(10)?.count == 64
            }
        },
        Plant(
            "carrier-trailing", "payload", .law, "a carrier ends with its last field -> 1 or 2 bytes may follow",
            source: "docs/protocol.md 3.13"
        ) {
            taking(&$0, 0x28) { bytes in
                guard let list = SimpleTLV(bytes, wide: true), list.leftover > 0 else { return false }
                return SimplePayload.rewritten(0x28, Array(bytes.dropLast(list.leftover))) != nil
            }
        },
        Plant(
            "capabilities-with-zeros", "payload", .law, "announce v2 capabilities minimal -> any", source: "docs/protocol.md 3.14"
        ) {
            taking(&$0, 0x2C) { bytes in
                guard let list = SimpleTLV(bytes, wide: false), list.leftover == 0, let value = list.last(3) else { return false }
                return (2...8).contains(value.count) && value.last == 0 && list.last(2)?.count == 64
            }
        },
        Plant("file-size-any", "payload", .law, "a stated size over 1,048,576: refused -> taken", source: "docs/protocol.md 3.8")
        {
            taking(&$0, 0x22) { bytes in
                guard let place = (0..<max(0, bytes.count - 7)).first(where: { Array(bytes[$0..<$0 + 3]) == [2, 0, 4] }) else {
                    return false
                }
                return Naive.number(bytes[place + 3..<place + 7]) > 1_048_576
            }
        },
    ]

    /// Takes, as they stand, payloads of a type that are refused otherwise, when `takes` says so.
    private static func taking(_ subject: inout Subject, _ type: UInt8, _ takes: @escaping @Sendable ([UInt8]) -> Bool) {
        let shipped = subject.payload.read
        subject.payload.read = { message, bytes throws(DecodeError) in
            do throws(DecodeError) {
                return try shipped(message, bytes)
            } catch {
                guard message.rawValue == type, takes(bytes.array) else { throw error }
                return PayloadReading(encoded: bytes.array)
            }
        }
    }

    /// Writes payloads of a type anew in another way, knowing the list of their values.
    private static func rewriting(
        _ subject: inout Subject, _ type: UInt8, wide: Bool = false,
        _ change: @escaping @Sendable (inout [UInt8], SimpleTLV) -> Void
    ) {
        let shipped = subject.payload.read
        subject.payload.read = { message, bytes throws(DecodeError) in
            var reading = try shipped(message, bytes)
            guard message.rawValue == type else { return reading }
            change(&reading.encoded, SimpleTLV(bytes.array, wide: wide) ?? SimpleTLV(fields: []))
            return reading
        }
    }
}
