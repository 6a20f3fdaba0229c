import Testing

@Suite struct RelayableAnswerTests {
    private static func firings(ttl: UInt8, isRSR: Bool) -> Int {
        let exchange = Exchange()
        exchange.ask()
        exchange.answer(Exchange.cy.message("hello", ttl: ttl, isRSR: isRSR))
        return exchange.script.count(of: "RSR-002")
    }

    @Test(arguments: [(0, 0), (1, 1), (7, 1)] as [(UInt8, Int)])
    func firesUnlessTheTTLIs0(ttl: UInt8, firings: Int) { #expect(Self.firings(ttl: ttl, isRSR: true) == firings) }

    @Test func keepsQuietWithoutTheMark() { #expect(Self.firings(ttl: 7, isRSR: false) == 0) }
}
