import BitchatFrame
import CorpusFiles
import PacketGenerators

/// Fragments: headers cut at every byte, frames of every type rebuilt, every order of three pieces, random streams.
enum FragmentCaseSubject: VectorSubject {
    static let file = "fragment-cases"
    private static let rule = "protocol.md 3.6, 13.2 items 19 to 24, 13.6"

    static func vectors() -> [CorpusVector] { headers() + types() + orders() + doubles() + streams() + stalls() }

    private static func headers() -> [CorpusVector] {
        let whole = CorpusPacket.piece("header", 1, 3, .text("abc"))
        return (1..<12).flatMap { PieceSubject.header("cut-\($0)", "the first \($0) bytes", Array(whole.prefix($0))) }
            + TypeSample.all.flatMap { sample in
                let payload = CorpusPacket.piece("inner", 0, 2, .text("x"), inner: sample.type)
                return PieceSubject.header("inner-\(sample.word)", "an inner type 0x\([sample.type.rawValue].digits)", payload)
            }
            + [(2, 1), (3, 3), (256, 257), (65_535, 65_535), (65_534, 65_535), (9_998, 9_999)].flatMap { index, total in
                let payload = CorpusPacket.piece("header", index, total, .text("x"))
                return PieceSubject.header("at-\(index)-of-\(total)", "index \(index) of \(total)", payload)
            }
    }

    /// The pieces of a frame.
    private static func pieces(of bytes: [UInt8], _ count: Int, stream: String, inner: MessageType) -> [[UInt8]] {
        let size = (bytes.count + count - 1) / count
        return (0..<count).map { index in
            CorpusPacket.piece(stream, index, count, Array(bytes.dropFirst(index * size).prefix(size)), inner: inner)
        }
    }

    private static func story(_ name: String, _ note: String, _ pieces: [[UInt8]]) -> [CorpusVector] {
        let events = pieces.enumerated().map { StoryEvent.piece(Int64($0), $1) }
        return ReassemblySubject.story(name, note, rule, events)
    }

    private static func types() -> [CorpusVector] {
        TypeSample.all.flatMap { sample in
            let parts = pieces(of: sample.packet().bytes, 3, stream: sample.word, inner: sample.type)
            return story("type-\(sample.word)", "a frame of type 0x\([sample.type.rawValue].digits) in three pieces", parts)
        }
    }

    private static func orders() -> [CorpusVector] {
        let parts = pieces(of: CorpusPacket(.ada, .message).bytes, 3, stream: "order", inner: .message)
        return [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]].flatMap { order in
            story("order-\(order.map(String.init).joined())", "three pieces in the order \(order)", order.map { parts[$0] })
        }
    }

    /// Each piece twice at each place, and the whole train again.
    private static func doubles() -> [CorpusVector] {
        let parts = pieces(of: CorpusPacket(.ada, .message).bytes, 3, stream: "double", inner: .message)
        return (0..<3).flatMap { index in
            (0...3).flatMap { place in
                var train = parts
                train.insert(parts[index], at: place)
                return story("double-\(index)-at-\(place)", "piece \(index) again at place \(place)", train)
            }
        } + story("double-train", "the whole train again", parts + parts)
    }

    /// Pieces of three streams and two senders in random order, with expiry in between.
    private static func streams() -> [CorpusVector] {
        (0..<60).flatMap { number in
            var random = SplitMix64(label: "fragments \(number)")
            var now: Int64 = 0
            let events = (0..<14).map { _ -> JSONObject in
                now += Int64(1 + random.below(6_000))
                if random.below(8) == 0 { return StoryEvent.expire(now) }
                let total = 2 + random.below(2), stream = "random \(random.below(3))"
                let payload = CorpusPacket.piece(stream, random.below(total), total, random.bytes(1 + random.below(6)))
                return StoryEvent.piece(now, payload, from: random.below(4) == 0 ? .bo : .ada)
            }
            return ReassemblySubject.story("random-\(number)", "random pieces, series \(number)", rule, events)
        }
    }

    /// The same with questions which streams are stalled, for the profiles that ask.
    private static func stalls() -> [CorpusVector] {
        (0..<40).flatMap { number in
            var random = SplitMix64(label: "stalls \(number)")
            var now: Int64 = 0
            let events = (0..<16).map { _ -> JSONObject in
                now += [1, 999, 2_500, 4_999, 5_000, 5_001, 9_999, 10_000][random.below(8)]
                switch random.below(4) {
                case 0: return StoryEvent.stalled(now)
                case 1 where random.below(3) == 0: return StoryEvent.expire(now)
                default: break
                }
                let payload = CorpusPacket.piece("stalled \(random.below(4))", random.below(5), 5, .text("x"))
                return StoryEvent.piece(now, payload, to: random.below(5) == 0 ? CorpusPeer.bo.id : nil)
            }
            return ReassemblySubject.story(
                "stalls-\(number)", "random pieces and stalls, series \(number)",
                "specification: Requester (5 s, 10 s); protocol.md 4.6, 13.2 item 23", events, [.spec, .ios])
        }
    }
}
