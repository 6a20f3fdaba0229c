import Testing

@Suite struct SplitAnswerOfAnotherTests {
    /// ada answers with a message of `author` that she had to cut.
    private static func firings(_ author: Peer, isRSR: Bool = true) -> Int {
        let exchange = Exchange()
        exchange.ask()
        let train = FragmentTrain(by: author) {
            $0.ttl = 0
            $0.isRSR = isRSR
        }
        let message = author.message("a message that takes two fragments", ttl: 0, isRSR: isRSR)
        for fragment in train.fragments(of: message) { exchange.answer(fragment) }
        return exchange.script.count(of: "RSR-011")
    }

    @Test func firesForAThirdPeersMessage() { #expect(Self.firings(Exchange.cy) == 1) }

    @Test func keepsQuietForTheLinkPeersMessage() { #expect(Self.firings(Exchange.ada) == 0) }

    @Test func keepsQuietWithoutTheMark() { #expect(Self.firings(Exchange.cy, isRSR: false) == 0) }
}
