import CorpusFiles

/// Compressed sections: declared sizes, ends, wrappers, ratios.
enum PackedSubject: VectorSubject {
    static let file = "frame"
    private static let rule = "protocol.md 2.4, 7 rows 17 and 18, 13.2 item 5, 13.3"

    static func vectors() -> [CorpusVector] { bodies() + lengths() + ratios() + caps() }

    /// One compressed section for both apps; only accepted frames carry the `deflate` mark.
    static func section(
        _ name: String, _ note: String, _ version: UInt8, _ section: [UInt8], deflate: String? = nil
    ) -> [CorpusVector] {
        let bytes = RawFrame.bytes(version, flags: 0x04, length: section.count, section)
        return FrameQuestion.both("packed-\(name)", note, rule, bytes).map { vector in
            guard let deflate, vector.object["want"] != .null else { return vector }
            var vector = vector
            vector.append("deflate", .string(deflate))
            return vector
        }
    }

    /// A declared size in the width of a version.
    static func size(_ original: Int, _ version: UInt8) -> [UInt8] {
        version == 1 ? .bigEndian(UInt16(truncatingIfNeeded: original)) : .bigEndian(UInt32(truncatingIfNeeded: original))
    }

    private static func bodies() -> [CorpusVector] {
        let text = Label.noise("packed", 120)
        let good = Deflated.stored(text), wrapped = Deflated.zlib(text)
        let blocks = Deflated.stored(Array(text.prefix(60)), isFinal: false) + Deflated.stored(Array(text.dropFirst(60)))
        let cases: [(String, Int, [UInt8], String, String?)] = [
            ("good", 120, good, "a stored block", nil),
            ("declared-119", 119, good, "one byte less is declared than comes out", "over-long"),
            ("declared-121", 121, good, "one byte more is declared than comes out", nil),
            ("declared-0", 0, good, "an original size of 0", nil), ("empty-body", 120, [], "no body", nil),
            ("after-end", 120, good + [0x99], "a byte after the final block", "after-end"),
            ("unfinished", 120, Deflated.stored(text, isFinal: false), "no final block", "unfinished"),
            ("two-blocks", 120, blocks, "two blocks", nil), ("cut", 120, good.dropLast(), "the stream lacks a byte", nil),
            ("bad-block-type", 120, [7] + good.dropFirst(), "block type 3 does not exist", nil),
            ("zlib", 120, wrapped, "a zlib header and checksum", nil),
            ("zlib-bad-checksum", 120, wrapped.dropLast() + [0], "a zlib checksum that is wrong", nil),
        ]
        return cases.flatMap { name, original, body, note, deflate in
            [UInt8(1), 2].flatMap { section("\(name)-v\($0)", note, $0, size(original, $0) + body, deflate: deflate) }
        }
    }

    private static func lengths() -> [CorpusVector] {
        [(UInt8(1), 2), (2, 4)].flatMap { version, width in
            (0...width).flatMap { length in
                section(
                    "length-\(length)-v\(version)", "a compressed section of \(length) bytes", version, .run(0, length))
            }
        }
    }

    /// Bodies that hold as many zeros as they declare: what iOS takes at most, and one more.
    private static func caps() -> [CorpusVector] {
        [1_179_760, 1_179_761].flatMap { original in
            section("zeros-\(original)", "\(original) zeros, all of them there", 2, size(original, 2) + Deflated.zeros(original))
        } + claims()
    }

    /// Claims that cost a careless decoder time or memory.
    private static func claims() -> [CorpusVector] {
        let body = Deflated.stored(Label.noise("ratio", 25))
        var last = RawFrame.bytes(2, flags: 0x04, length: 4 + body.count, size(1_179_760, 2) + body)
        last[2] = 0
        let wrapped = [0x78, 0x9C] + Deflated.zlib(Label.noise("packed", 120)).dropFirst(2)
        let answer = RawFrame.bytes(2, flags: 0x14, length: 4 + wrapped.count, size(120, 2) + wrapped)
        return section("declared-4294967295", "4 GiB less one byte declared", 2, size(0xFFFF_FFFF, 2) + body)
            + FrameQuestion.both("packed-declared-cap-ttl-0", "the largest size declared, ttl 0", rule, last)
            + FrameQuestion.both("packed-zlib-answer", "a zlib header and checksum in an answer", rule, answer)
    }

    /// Declared sizes against the ratio guard and the caps; the body is a stored block of 15 bytes.
    private static func ratios() -> [CorpusVector] {
        let body = Deflated.stored(Label.noise("ratio", 15))
        return [1_000_000, 1_000_001, 1_179_760, 1_179_761, 10_485_760, 10_485_761].flatMap { original in
            let note = "\(original) bytes declared for a body of 20: the ratio limit is 50,000"
            return section("ratio-\(original)", note, 2, size(original, 2) + body)
        }
    }
}
