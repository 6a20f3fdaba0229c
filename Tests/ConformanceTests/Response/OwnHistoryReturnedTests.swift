import Testing

@Suite struct OwnHistoryReturnedTests {
    private static func firings(_ author: Peer, isRSR: Bool = true) -> Int {
        let exchange = Exchange()
        exchange.ask()
        exchange.answer(author.message("old", at: -5000, ttl: 0, isRSR: isRSR))
        return exchange.script.count(of: "RSR-013")
    }

    @Test func firesForTheReceiversOwnPacket() { #expect(Self.firings(Exchange.bo) == 1) }

    @Test func keepsQuietForAnothersPacketAndWithoutTheMark() {
        #expect(Self.firings(Exchange.cy) == 0)
        #expect(Self.firings(Exchange.bo, isRSR: false) == 0)
    }
}
