import Testing

@Suite struct AnswerAheadTests {
    private static let ada = Peer("ada")

    private static func firings(ahead: Int64, isRSR: Bool = true) -> Int {
        let script = MeshScript()
        script.receive(ada.message("hello", at: ahead, ttl: 0, isRSR: isRSR), on: script.link(1), at: 0)
        return script.count(of: "TIM-004")
    }

    @Test(arguments: [(-1, 0), (0, 0), (1, 1), (86_400_000, 1)] as [(Int64, Int)])
    func firesFromTheFirstMillisecond(ahead: Int64, firings: Int) { #expect(Self.firings(ahead: ahead) == firings) }

    @Test func keepsQuietWithoutTheMark() { #expect(Self.firings(ahead: 1, isRSR: false) == 0) }
}
