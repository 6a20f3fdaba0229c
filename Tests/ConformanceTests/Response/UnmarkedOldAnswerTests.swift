import Testing

@Suite struct UnmarkedOldAnswerTests {
    private static func firings(age: Int64, ttl: UInt8 = 0, isRSR: Bool = false, isAsked: Bool = true) -> Int {
        let exchange = Exchange()
        if isAsked { exchange.ask() }
        exchange.answer(Exchange.cy.message("old", at: 2000 - age, ttl: ttl, isRSR: isRSR))
        return exchange.script.count(of: "RSR-010")
    }

    @Test(arguments: [(119_999, 0), (120_000, 0), (120_001, 1)] as [(Int64, Int)])
    func firesAboveTwoMinutes(age: Int64, firings: Int) { #expect(Self.firings(age: age) == firings) }

    @Test func keepsQuietForOtherPackets() {
        #expect(Self.firings(age: 600_000, ttl: 1) == 0)
        #expect(Self.firings(age: 600_000, isRSR: true) == 0)
        #expect(Self.firings(age: 600_000, isAsked: false) == 0)
    }
}
