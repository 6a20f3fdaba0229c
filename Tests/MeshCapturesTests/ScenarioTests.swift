import BitchatFrame
import BitchatPayload
import MeshCaptures
import MeshModel
import Testing
import WireFormat

/// Each scenario shows what it is for.
@Suite struct ScenarioTests {
    private func request(_ packet: CaptureDissection.Packet) -> SyncQuestion? {
        guard packet.header?.type == .requestSync else { return nil }
        return packet.payload.withRawSpan { try? SyncQuestion(decoding: $0, $0.whole, rules: .ios) }
    }

    private func piece(_ packet: CaptureDissection.Packet) -> FragmentPiece? {
        guard packet.header?.type == .fragment else { return nil }
        return packet.payload.withRawSpan { FragmentPiece($0, $0.whole) }
    }

    /// docs/protocol.md 4.6: 5 s after its last piece a stream is asked for by its ID, of every peer.
    @Test func aStalledStreamIsAskedForAndRepairedOrGivenUp() throws {
        let frames = try Simulated.file("stalled-fragments").dissection
        let asked = frames.frames.filter { !$0.isReceived && request($0)?.streams != nil }
        let streams = asked.compactMap { request($0)?.streams?.first?.bytes }
        #expect(Set(streams).count == 2 && asked.count >= 4)
        let answers = frames.frames.filter { $0.isReceived && $0.header?.flags.contains(.rsr) == true && piece($0) != nil }
        #expect(answers.map { piece($0)?.index } == [1])
        #expect(answers.allSatisfy { $0.reason(.ios) == .solicitedResponse })
        let rebuilt = Set(frames.packets.filter { $0.isReceived && $0.reason(.ios) == .freshTimestamp }.compactMap(\.stream))
        let wanted = Set(streams.map { $0.reduce(UInt64(0)) { $0 << 8 | UInt64($1) } })
        #expect(wanted.intersection(rebuilt).count == 1)
        #expect(wanted.intersection(rebuilt) == Set(answers.compactMap { piece($0)?.stream }))
    }

    @Test func nobodyAsksEarlierThanFiveSecondsAfterTheLastPiece() throws {
        let packets = try Simulated.file("stalled-fragments").dissection.frames
        for (index, packet) in packets.enumerated() {
            guard !packet.isReceived, let stream = request(packet)?.streams?.first else { continue }
            let last = packets[..<index].last { $0.isReceived && piece($0).map { FragmentID(value: $0.stream) } == stream }
            let pause =
                try #require(packet.judged.packet.context).record.time.milliseconds
                - #require(last?.judged.packet.context).record.time.milliseconds
            #expect(pause >= 5_000)
        }
    }

    /// docs/protocol.md 5.1 and 5.4: 54 answers to nobody, 6 forged, 14 requests of which 8 are answered.
    @Test func unsolicitedAnswersAndTheNinthRequestAreRefused() throws {
        let (capture, dissection) = try Simulated.file("unsolicited-flood")
        var reasons: [VerdictReason: Int] = [:]
        for packet in dissection.frames where packet.isReceived { reasons[packet.reason(.ios) ?? .notChecked, default: 0] += 1 }
        #expect(reasons[.unsolicitedResponse] == 54)
        #expect(reasons[.invalidSignature] == 6)
        #expect(reasons[.rateLimited] == 6)
        #expect(dissection.findings(.error) == ["RSR-001": 60, "SIG-005": 6])
        #expect(dissection.findings(.warning)["SYNC-029"] == 6)
        let answers = capture.frames.filter { !$0.isReceived && $0.handle == 0x42 && $0.bytes[11] & 0x10 != 0 }
        #expect(!answers.isEmpty)
    }

    /// docs/protocol.md chapter 7 rows 1 and 2: 120 s; bo is 300 s ahead, dee 240 s, cy 100 s behind.
    @Test func aWrongClockIsRefusedByHowWrongItIs() throws {
        let (capture, dissection) = try Simulated.file("skewed-clock")
        let offsets: [UInt16: Int64] = [0x40: 300_000, 0x41: -100_000, 0x42: 240_000]
        for (packet, frame) in zip(dissection.frames, capture.frames) where frame.isReceived && packet.header?.ttl == 7 {
            let ahead = try #require(offsets[frame.handle])
            let answer = try #require(packet.judged.verdicts.first { $0.profile == .ios }?.answer)
            #expect(abs(Int64(answer.skew ?? 0) - abs(ahead)) <= 120)
            #expect((answer.reason == .timestampSkew) == (abs(ahead) > 120_000))
        }
        #expect(dissection.findings(.error).keys.sorted() == ["TIM-001"])
    }

    @Test func aNodesOwnClockStampsItsCapture() throws {
        let captures = Simulated.play("skewed-clock", .everyNode).captures
        let times = captures.map { $0.frames.first?.time ?? 0 }
        #expect(times[1] - times[0] > 298_000 && times[1] - times[0] < 302_000)
        #expect(times[2] - times[0] < -98_000 && times[2] - times[0] > -102_000)
        let refused = captures[1].frames.filter { $0.isReceived && $0.reason == .timestampSkew }
        #expect(!refused.isEmpty && captures[1].frames.filter(\.isReceived).count == refused.count)
    }

    @Test func aRepeatIsRefusedAndNothingGoesRoundForEver() throws {
        let dissection = try Simulated.file("relay-loop").dissection
        var accepted: [[UInt8]: Int] = [:], copies: [[UInt8]: [UInt8]] = [:]
        for packet in dissection.frames where packet.isReceived && packet.header?.type == .message {
            let name = Array(packet.bytes[3..<11]) + packet.payload
            if packet.reason(.ios)?.accepts == true { accepted[name, default: 0] += 1 }
            copies[name, default: []].append(packet.header?.ttl ?? 0)
        }
        // Those of the other four; ada's own go on everywhere but to her.
        #expect(accepted.values.allSatisfy { $0 == 1 } && accepted.count == 8)
        #expect(copies.values.contains { $0.count >= 2 } && copies.values.allSatisfy { $0.count <= 3 })
        let refused = dissection.frames.filter { $0.isReceived && $0.reason(.ios) == .duplicate }
        #expect(refused.count >= 15)
    }

    @Test func aLateLogIsReadWithoutDiscovery() throws {
        let (capture, dissection) = try Simulated.file("mid-connection")
        let opening = capture.frames.first?.time ?? 0
        #expect(capture.packets.first.map { $0.time / 1000 } == opening)
        let types = Set(dissection.frames.compactMap { $0.header?.type })
        #expect(types.isSuperset(of: [.announce, .message, .requestSync, .fragment]))
        #expect(dissection.packets.contains { $0.judged.packet.reassembly != nil && $0.header?.type == .fileTransfer })
    }

    @Test func aCrowdIsSummedUp() throws {
        let summary = try #require(Simulated.play("busy-mesh").summary)
        #expect(summary.phones.values.reduce(0, +) == 12)
        #expect(summary.seconds == 60)
        #expect(summary.messages > 0 && summary.deliveries > 0 && summary.share <= 1)
        #expect(summary.total.frames > 1_000)
        #expect(
            summary.accepted.values.reduce(0, +) + summary.refused.values.flatMap(\.values).reduce(0, +) <= summary.total.frames)
    }
}
