import Testing

@Suite struct DirectAnnounceAsAnswerTests {
    private static func firings(_ author: Peer, ttl: UInt8 = 7, isRSR: Bool = true) -> Int {
        let exchange = Exchange()
        exchange.ask()
        exchange.answer(author.frame(.announce, author.announcement, ttl: ttl, at: 900, isRSR: isRSR))
        return exchange.script.count(of: "RSR-014")
    }

    @Test(arguments: [(0, 0), (6, 0), (7, 1), (8, 0)] as [(UInt8, Int)]) func firesAtTTL7(ttl: UInt8, firings: Int) {
        #expect(Self.firings(Exchange.cy, ttl: ttl) == firings)
    }

    @Test func keepsQuietForTheLinkPeerAndWithoutTheMark() {
        #expect(Self.firings(Exchange.ada) == 0)
        #expect(Self.firings(Exchange.cy, isRSR: false) == 0)
    }
}
