import CorpusFiles

/// The REQUEST_SYNC payload as a list of fields: each missing, twice, of a wrong length, cut; every P, every type bit.
enum SyncCaseSubject: VectorSubject {
    static let file = "sync-cases"
    private static let rule = "protocol.md 4.1 to 4.3, 7 rows 11 to 15, 13.2 items 8 to 13, 13.4"
    private static let layout = TLVLayout(fields: [
        .init(1, "p", [7]), .init(2, "m", .bigEndian(UInt32(256))), .init(3, "filter", .hex("0a1b"), isFixed: false),
        .init(4, "types", [0x20], isFixed: false), .init(5, "since", .bigEndian(CorpusPacket.time - 600_000)),
        .init(6, "ids", .text(SyncPayload.ids(2).joined(separator: ",")), isFixed: false),
    ])

    static func vectors() -> [CorpusVector] { cases() + numbers() + types() + cursors() + texts() + bitfields() }

    private static func ask(_ name: String, _ note: String, _ payload: [UInt8]) -> [CorpusVector] {
        SyncPayload.question(name, note, rule, payload).askedOfBothApps()
    }

    private static func cases() -> [CorpusVector] { layout.cases.flatMap { ask("list-\($0.name)", $0.note, $0.bytes) } }

    private static func numbers() -> [CorpusVector] {
        let parameters = Array(UInt8(3)...30) + [34, 62, 63, 65, 127, 128, 254]
        let ranges: [UInt32] = [3, 127, 128, 255, 257, 65_535, 65_536, .max - 1]
        return parameters.flatMap { ask("each-p-\($0)", "P = \($0)", layout.list(1, [$0])) }
            + ranges.flatMap { ask("each-m-\($0)", "M = \($0)", layout.list(2, .bigEndian($0))) }
    }

    private static func types() -> [CorpusVector] {
        var made: [CorpusVector] = []
        for bit in 0..<16 {
            let value = bit < 8 ? [UInt8(1) << bit] : [0, UInt8(1) << (bit - 8)]
            made += ask("type-bit-\(bit)", "type bit \(bit) alone", layout.list(4, value))
        }
        for count in 0...9 {
            made += ask("types-of-\(count)", "a types field of \(count) bytes", layout.list(4, .run(1, count)))
        }
        return made
    }

    private static func cursors() -> [CorpusVector] {
        var made: [CorpusVector] = []
        for time in [0, 1, CorpusPacket.time, 1 << 63, .max] {
            made += ask("cursor-\(time)", "a cursor of \(time)", layout.list(5, .bigEndian(time)))
        }
        for count in [0, 1, 16] {
            made += ask("cursor-of-\(count)", "a cursor of \(count) bytes", layout.list(5, .run(1, count)))
        }
        return made
    }

    private static func texts() -> [CorpusVector] {
        let id = [UInt8].text("0123456789abcdef,")
        let texts = BadText.good.map { ($0, $1, "at the edge of UTF-8") } + BadText.bad.map { ($0, $1, "that is not UTF-8") }
        return texts.flatMap { name, text, note in
            ask("text-\(name)", "a second token \(note): \(name)", layout.list(6, id + text))
        }
    }

    /// The bitfield alone: every bit of eight bytes, and every length of zeros and of ones.
    private static func bitfields() -> [CorpusVector] {
        var cases: [(String, String, [UInt8])] = (0..<64).map { bit in
            let value = (0...bit / 8).map { $0 == bit / 8 ? UInt8(1) << (bit % 8) : 0 }
            return ("bit-\(bit)", "bit \(bit) alone", value)
        }
        for count in 0...10 {
            cases.append(("zeros-\(count)", "\(count) bytes of zeros", .run(0, count)))
            cases.append(("ones-\(count)", "\(count) bytes of ones", .run(0xFF, count)))
        }
        return cases.flatMap { name, note, value in
            CorpusQuestion("flags-\(name)", "flags", note, "protocol.md 4.3, 13.2 item 11", ["hex": value.hexValue]).askedOfIOS()
        }
    }
}
