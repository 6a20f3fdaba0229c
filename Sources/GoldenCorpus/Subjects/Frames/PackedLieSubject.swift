import CorpusFiles

/// Compressed sections that lie: each body with each declared size, with and without a wrapper and bytes behind its end.
enum PackedLieSubject: VectorSubject {
    static let file = "frame-packed"

    private struct Body {
        let name: String
        let note: String
        let bytes: [UInt8]
        let size: Int
    }

    static func vectors() -> [CorpusVector] {
        bodies.flatMap { body in
            [UInt8(1), 2].flatMap { version in sizes(body).flatMap { lies(body, version, declared: $0) } }
        }
    }

    /// Bodies whose bytes stand in RFC 1951: stored blocks, and fixed codes.
    private static let bodies: [Body] = {
        let text = Label.noise("lie", 30)
        let first = Array(text.prefix(10)), rest = Array(text.dropFirst(10))
        let empty = Deflated.stored([], isFinal: false)
        return [
            Body(name: "stored", note: "a stored block of 30 bytes", bytes: Deflated.stored(text), size: 30),
            Body(
                name: "blocks", note: "stored blocks of 10, 0 and 20 bytes",
                bytes: Deflated.stored(first, isFinal: false) + empty + Deflated.stored(rest), size: 30),
            Body(name: "fixed", note: "the letter a in fixed codes", bytes: [0x4B, 0x04, 0x00], size: 1),
            Body(
                name: "run", note: "259 letters a in fixed codes: one literal and one match of 258",
                bytes: [0x4B, 0x1C, 0x05, 0x00],
                size: 259),
        ]
    }()

    private static func sizes(_ body: Body) -> [Int] {
        Set([0, 1, body.size - 1, body.size, body.size + 1, 65_535]).sorted()
    }

    private static func lies(_ body: Body, _ version: UInt8, declared: Int) -> [CorpusVector] {
        [("", [UInt8]()), ("-after-end", [0x99])].flatMap { suffix, tail in
            let over = declared < body.size ? "over-long" : tail.isEmpty ? nil : "after-end"
            let behind = tail.isEmpty ? "" : ", and a byte behind its end"
            return PackedSubject.section(
                "\(body.name)-declared-\(declared)\(suffix)-v\(version)",
                "\(body.note), \(declared) declared for \(body.size)\(behind)", version,
                PackedSubject.size(declared, version) + body.bytes + tail, deflate: over)
        }
    }
}
