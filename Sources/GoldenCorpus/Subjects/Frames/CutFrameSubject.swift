import BitchatFrame

/// Frames of every message type with every part, cut one byte before, at and behind the end of each part.
enum CutFrameSubject: VectorSubject {
    static let file = "frame-cuts"

    static func vectors() -> [CorpusVector] { TypeSample.all.flatMap { cuts($0, 1) + cuts($0, 2) } }

    /// Where each part of a full frame ends, by name (docs/protocol.md 2.1).
    static func edges(version: UInt8, length: Int) -> [(String, Int)] {
        let fixed = [("version", 1), ("type", 2), ("ttl", 3), ("timestamp", 11), ("flags", 12)]
        let rest =
            version == 1
            ? [("length", 14), ("sender", 22), ("recipient", 30)]
            : [("length", 16), ("sender", 24), ("recipient", 32), ("route count", 33), ("first hop", 41), ("route", 49)]
        return fixed + rest + [("payload", length - 64), ("signature", length)]
    }

    private static func cuts(_ sample: TypeSample, _ version: UInt8) -> [CorpusVector] {
        let bytes = sample.full(version: version).bytes
        var seen: Set<Int> = []
        var made: [CorpusVector] = []
        for (name, end) in edges(version: version, length: bytes.count) {
            for size in [end - 1, end, end + 1] where size < bytes.count && seen.insert(size).inserted {
                let place = size < end ? "one byte before" : size == end ? "at" : "one byte behind"
                let note = "\(sample.word), version \(version), cut after \(size) bytes: \(place) the end of the \(name)"
                made += FrameQuestion.both(
                    "cut-\(sample.word)-v\(version)-\(size)", note, "protocol.md 2.1, 2.3, 13.2 items 1 to 3",
                    Array(bytes.prefix(size)))
            }
        }
        return made
    }
}
