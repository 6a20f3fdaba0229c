import Testing

@Suite struct TimestampAtLimitTests {
    private static let ada = Peer("ada")

    private static func firings(age: Int64, isRSR: Bool = false) -> Int {
        let script = MeshScript()
        script.receive(ada.message("hello", at: -age, isRSR: isRSR), on: script.link(1), at: 0)
        return script.count(of: "TIM-002")
    }

    @Test(arguments: [(119_999, 0), (120_000, 1), (120_001, 0)] as [(Int64, Int)])
    func firesAtExactly120Seconds(distance: Int64, firings: Int) {
        #expect(Self.firings(age: distance) == firings)
        #expect(Self.firings(age: -distance) == firings)
    }

    @Test func keepsQuietForAnswers() { #expect(Self.firings(age: 120_000, isRSR: true) == 0) }
}
