import BitchatFrame
import Testing

@Suite struct OutdatedAnswerTests {
    private static let ada = Peer("ada")

    private static func firings(_ type: MessageType, age: Int64, isRSR: Bool = true) -> Int {
        let script = MeshScript()
        let payload: [UInt8] =
            type == .fragment ? [1, 2, 3, 4, 5, 6, 7, 8, 0, 0, 0, 2, 2, 0x61] : Array("hello".utf8)
        script.receive(ada.frame(type, payload, ttl: 0, at: -age, isRSR: isRSR), on: script.link(1), at: 0)
        return script.count(of: "TIM-005")
    }

    @Test(arguments: [(21_599_999, 0), (21_600_000, 0), (21_600_001, 1)] as [(Int64, Int)])
    func firesForMessagesBeyond6Hours(age: Int64, firings: Int) { #expect(Self.firings(.message, age: age) == firings) }

    @Test(arguments: [(899_999, 0), (900_000, 0), (900_001, 1)] as [(Int64, Int)])
    func firesForFragmentsAndFilesBeyond900Seconds(age: Int64, firings: Int) {
        #expect(Self.firings(.fragment, age: age) == firings)
        #expect(Self.firings(.fileTransfer, age: age) == firings)
    }

    @Test func keepsQuietForOtherTypesAndWithoutTheMark() {
        #expect(Self.firings(.boardPost, age: 21_600_001) == 0)
        #expect(Self.firings(.message, age: 21_600_001, isRSR: false) == 0)
    }
}
