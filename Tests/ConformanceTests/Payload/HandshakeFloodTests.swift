import Testing

@Suite struct HandshakeFloodTests {
    private static let ada = Peer("ada"), bo = Peer("bo"), cy = Peer("cy")

    private static func handshake(at time: Int64, to recipient: Peer = bo) -> [UInt8] {
        ada.frame(.noiseHandshake, PayloadTLV.noise(32), at: time, to: recipient.id, isSigned: false)
    }

    /// The messages of the rule when handshake messages come at `times`.
    private static func messages(_ times: [Int64]) -> [String] {
        let script = MeshScript()
        let link = script.link(1)
        for time in times { script.receive(handshake(at: time), on: link, at: time) }
        return script.judged().flatMap(\.findings).filter { "\($0.rule.id)" == "NOI-005" }.map(\.message)
    }

    @Test(arguments: [(9, 0), (10, 0), (11, 1), (12, 2)]) func firesFromThe11thWithinAMinute(count: Int64, firings: Int) {
        #expect(Self.messages(Array(0..<count)).count == firings)
    }

    @Test(arguments: [(59_999, 1), (60_000, 0), (60_001, 0)] as [(Int64, Int)])
    func firesWhileTheFirstIsLessThanAMinuteOld(last: Int64, firings: Int) {
        let message = "11 handshake messages of \(Self.ada.id) within a minute, 10 allowed"
        let found = Self.messages([0] + (30_000...30_008).map { Int64($0) } + [last])
        #expect(found == [String](repeating: message, count: firings))
    }

    @Test func countsCopiesOnceAndPeersApart() {
        let script = MeshScript()
        let links = [script.link(1), script.link(2)]
        for time in 0..<10 as Range<Int64> {
            for link in links { script.receive(Self.handshake(at: time), on: link, at: time) }
            script.receive(Self.handshake(at: time, to: Self.cy), on: links[0], at: time)
        }
        #expect(script.count(of: "NOI-005") == 0)
    }
}
