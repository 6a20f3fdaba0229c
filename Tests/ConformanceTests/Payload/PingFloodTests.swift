import BitchatFrame
import Testing

@Suite struct PingFloodTests {
    private static let ada = Peer("ada"), bo = Peer("bo")

    private static func ping(at time: Int64, to recipient: PeerID? = bo.id) -> [UInt8] {
        ada.frame(.ping, PayloadTLV.big(time, 8) + [7], at: time, to: recipient, isSigned: false)
    }

    private static func messages(_ times: [Int64]) -> [String] {
        let script = MeshScript()
        let link = script.link(1)
        for time in times { script.receive(ping(at: time), on: link, at: time) }
        return script.judged().flatMap(\.findings).filter { "\($0.rule.id)" == "PNG-001" }.map(\.message)
    }

    @Test(arguments: [(4, 0), (5, 0), (6, 1), (7, 2)]) func firesFromThe6thOn(count: Int64, firings: Int) {
        #expect(Self.messages(Array(0..<count)).count == firings)
    }

    @Test(arguments: [(9_999, 1), (10_000, 0), (10_001, 0)] as [(Int64, Int)])
    func firesWhileTheFirstIsLessThan10SecondsOld(last: Int64, firings: Int) {
        let found = Self.messages([0, 5000, 5001, 5002, 5003, last])
        #expect(found == [String](repeating: "6 pings on this link within 10 s, 5 are answered", count: firings))
    }

    @Test func countsEachLinkAndDirectionAndNoCopies() {
        let script = MeshScript()
        let links = [script.link(1), script.link(2)]
        for time in 0..<5 as Range<Int64> {
            for _ in 0..<2 { for link in links { script.receive(Self.ping(at: time), on: link, at: time) } }
            script.send(Self.ping(at: time + 100), on: links[0], at: time)
        }
        #expect(script.count(of: "PNG-001") == 0)
    }

    @Test func beginsAnewOnANewLink() {
        let script = MeshScript()
        for number in [0, 1] as [Int64] {
            let link = script.link(1)
            for time in 0..<5 as Range<Int64> { script.receive(Self.ping(at: number * 10 + time), on: link, at: time) }
            script.close(link)
        }
        #expect(script.count(of: "PNG-001") == 0)
    }

    @Test(arguments: [nil, .broadcast] as [PeerID?]) func firesForABroadcastPing(recipient: PeerID?) {
        let found = PayloadFrame.messages(of: "PNG-001", in: Self.ping(at: 0, to: recipient))
        #expect(found == ["the ping names no single recipient"])
    }
}
