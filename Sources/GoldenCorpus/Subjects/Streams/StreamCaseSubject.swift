import BitchatFrame
import PacketGenerators

/// Notification streams of iOS: frames of every type cut at the end of each part, and random chunks with junk and padding.
enum StreamCaseSubject: VectorSubject {
    static let file = "stream-cases"
    private static let rule = "protocol.md 1.5, 13.2 items 33 to 35"

    static func vectors() -> [CorpusVector] { cuts() + chunks() }

    private static func cuts() -> [CorpusVector] {
        TypeSample.all.flatMap { sample in
            [UInt8(1), 2].flatMap { version -> [CorpusVector] in
                let bytes = sample.full(version: version).bytes
                // A leave has no payload, which then ends where the part in front of it does.
                let edges = CutFrameSubject.edges(version: version, length: bytes.count).filter {
                    $0.1 < bytes.count && $0.1 > 10 && ($0.0 != "payload" || !sample.payload.isEmpty)
                }
                return edges.flatMap { name, end in
                    StreamQuestion.ios(
                        "\(sample.word)-v\(version)-\(end)",
                        "\(sample.word), version \(version), cut behind the \(name), the rest 1 ms later", rule,
                        [(0, Array(bytes.prefix(end))), (1, Array(bytes.dropFirst(end)))])
                }
            }
        }
    }

    /// Frames with junk, padding and zeros between them, cut anywhere, with pauses around the stall of 250 ms.
    private static func chunks() -> [CorpusVector] {
        (0..<80).flatMap { number in
            var random = SplitMix64(label: "stream \(number)")
            var bytes: [UInt8] = []
            for _ in 0..<3 {
                bytes += TypeSample.all[random.below(TypeSample.all.count)].packet().bytes
                switch random.below(5) {
                case 0: bytes += .run(UInt8(16), 16)
                case 1: bytes += .run(0, random.below(9))
                case 2: bytes += random.bytes(random.below(5))
                default: break
                }
            }
            var now = 0
            var parts: [(Int, [UInt8])] = []
            while !bytes.isEmpty {
                let count = min(bytes.count, 1 + random.below(90))
                parts.append((now, Array(bytes.prefix(count))))
                bytes.removeFirst(count)
                now += [0, 1, 20, 249, 250, 251][random.below(6)]
            }
            return StreamQuestion.ios("random-\(number)", "random chunks, series \(number)", rule, parts)
        }
    }
}
