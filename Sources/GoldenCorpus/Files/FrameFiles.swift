import CorpusFiles
import WireFormat

/// Whole frames as files, for programs that read no JSON, and the line that says which vector each one is.
enum FrameFiles {
    /// The files and their index.
    static func files(of vectors: [CorpusVector]) -> [GoldenCorpus.File] {
        let byID = Dictionary(vectors.map { ($0.id, $0) }) { first, _ in first }
        var files: [GoldenCorpus.File] = []
        var index: [JSONObject] = []
        for (name, id) in names {
            guard let vector = byID["ios-frame-" + id] else { preconditionFailure("no vector is named ios-frame-\(id)") }
            let bytes = [UInt8].hex(vector.text("hex"))
            files.append(GoldenCorpus.File(path: "frames/\(name).bin", bytes: bytes))
            index.append(line(name, vector, bytes))
        }
        return files + [GoldenCorpus.File(path: "frames/index.jsonl", bytes: VectorText.file(index))]
    }

    private static func line(_ name: String, _ vector: CorpusVector, _ bytes: [UInt8]) -> JSONObject {
        [
            "file": .string(name + ".bin"), "bytes": .integer(bytes.count), "vector": .string(vector.id),
            "note": vector.object["note"],
        ]
    }

    /// The name of each file, and the vector without `ios-frame-`.
    private static let names: [(String, String)] =
        TypeSample.all.flatMap {
            [
                ("\($0.word)-plain", "type-\($0.word)-plain"), ("\($0.word)-full-v1", "type-\($0.word)-full-v1"),
                ("\($0.word)-full-v2", "type-\($0.word)-full-v2"),
            ]
        } + examples + faults + oddities

    private static let examples = WorkedExamples.all.map { ("example-\($0.0)", "example-\($0.0)") }

    /// Frames that are refused, one for each class of refusal.
    private static let faults = [
        ("refused-empty", "empty"), ("refused-short", "cut-v1-21"), ("refused-version-3", "version-3"),
        ("refused-length-limit", "declares-1179761"), ("refused-recipient-cut", "cut-recipient-31"),
        ("refused-route-count-cut", "cut-route-count-32"), ("refused-route-cut", "cut-route-48"),
        ("refused-payload-cut", "cut-payload-53"), ("refused-signature-cut", "cut-signature-117"),
        ("refused-packed-too-small", "packed-length-1-v1"), ("refused-packed-empty", "packed-empty-body-v1"),
        ("refused-original-limit", "packed-ratio-1179761"), ("refused-ratio", "packed-ratio-1000001"),
        ("refused-inflate", "packed-bad-block-type-v1"), ("refused-original-mismatch", "packed-declared-121-v1"),
    ]

    /// Frames that are accepted although they look wrong, or by one app alone.
    private static let oddities = [
        ("odd-packed-over-long", "packed-declared-119-v1"), ("odd-packed-after-end", "packed-after-end-v1"),
        ("odd-packed-unfinished", "packed-unfinished-v1"), ("odd-packed-zlib", "packed-zlib-v1"),
        ("odd-padding", "tail-padding"), ("odd-padding-wrong", "tail-padding-wrong"), ("odd-second-frame", "tail-second-frame"),
        ("odd-reserved-flags", "flag-f0-v1"), ("odd-route-255", "route-255"), ("odd-recipient-all", "recipient-all"),
        ("odd-smallest-v1", "smallest-v1"), ("odd-smallest-v2", "smallest-v2"),
    ]
}
