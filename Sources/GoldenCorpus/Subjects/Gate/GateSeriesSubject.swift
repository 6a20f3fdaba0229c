import BitchatFrame
import CorpusFiles
import PacketGenerators

/// Random series of events at the gates: links that change hands, requests, and frames of every age, flag and author.
enum GateSeriesSubject: VectorSubject {
    static let file = "gate-series"
    private static let ages: [Int64] = [0, 119_999, 120_000, 120_001, -120_000, -120_001, 600_000]

    static func vectors() -> [CorpusVector] {
        (0..<70).flatMap { number in
            GateStory(
                "series-\(number)", "a random series of events, number \(number)",
                "protocol.md 5.1 to 5.4, 13.2 items 25 to 32, 13.5", events(number)
            ).told()
        }
    }

    private static func events(_ number: Int) -> [JSONObject] {
        var random = SplitMix64(label: "gate \(number)")
        var now: Int64 = 0
        var sent: [CorpusPacket] = []
        return (0..<11).map { _ in
            now += [0, 1, 2_999, 3_001, 15_000, 29_999, 30_000, 30_001][random.below(8)]
            let link = "L\(1 + random.below(2))"
            switch random.below(9) {
            case 0: return StoryEvent.bind(now, link, peer(&random))
            case 1, 2: return StoryEvent.request(now, random.below(6) == 0 ? nil : peer(&random))
            case 3 where random.below(3) == 0: return StoryEvent.unbind(now, link)
            case 3: return StoryEvent.cleanup(now)
            case 4 where !sent.isEmpty: return StoryEvent.frame(now, link, sent[random.below(sent.count)])
            default:
                sent.append(packet(now, &random))
                return StoryEvent.frame(now, link, sent[sent.count - 1])
            }
        }
    }

    private static func peer(_ random: inout SplitMix64) -> CorpusPeer { [.ada, .bo, .cy][random.below(3)] }

    private static func packet(_ now: Int64, _ random: inout SplitMix64) -> CorpusPacket {
        let type: MessageType = [.message, .message, .announce, .requestSync, .leave][random.below(5)]
        let author = random.below(8) == 0 ? CorpusPeer.me : peer(&random)
        let age = ages[random.below(ages.count)] - now
        let ttl: UInt8 = [0, 0, 1, 6, 7][random.below(5)]
        return CorpusPacket(author, type, age: age, ttl: ttl, rsr: random.below(3) == 0)
    }
}
