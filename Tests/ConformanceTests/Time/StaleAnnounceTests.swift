import BitchatFrame
import Testing

@Suite struct StaleAnnounceTests {
    private static let ada = Peer("ada")

    private static func firings(_ type: MessageType, age: Int64, isRSR: Bool) -> Int {
        let script = MeshScript()
        let payload = type == .announce ? ada.announcement : Array("hello".utf8)
        script.receive(ada.frame(type, payload, ttl: 0, at: -age, isRSR: isRSR), on: script.link(1), at: 0)
        return script.count(of: "TIM-003")
    }

    @Test(arguments: [(899_999, 0), (900_000, 0), (900_001, 1)] as [(Int64, Int)])
    func firesBeyond900SecondsMarkedOrNot(age: Int64, firings: Int) {
        #expect(Self.firings(.announce, age: age, isRSR: false) == firings)
        #expect(Self.firings(.announce, age: age, isRSR: true) == firings)
    }

    @Test func keepsQuietForOtherTypesAndForTheFuture() {
        #expect(Self.firings(.message, age: 900_001, isRSR: true) == 0)
        #expect(Self.firings(.announce, age: -900_001, isRSR: true) == 0)
    }
}
