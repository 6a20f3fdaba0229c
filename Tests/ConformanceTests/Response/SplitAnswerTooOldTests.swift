import Testing

@Suite struct SplitAnswerTooOldTests {
    /// Fragments complete a message that was `age` milliseconds old by then.
    private static func firings(age: Int64, isRSR: Bool = true, isInnerRSR: Bool = false) -> Int {
        let exchange = Exchange()
        exchange.ask(Exchange.types(0x20))
        let train = FragmentTrain(by: Exchange.cy) {
            $0.ttl = isRSR ? 0 : 7
            $0.time = 2000 - age
            $0.isRSR = isRSR
        }
        let message = Exchange.cy.message("a message that takes two fragments", at: 2000 - age, isRSR: isInnerRSR)
        for fragment in train.fragments(of: message) { exchange.answer(fragment) }
        return exchange.script.count(of: "RSR-012")
    }

    @Test(arguments: [(119_999, 0), (120_000, 0), (120_001, 1)] as [(Int64, Int)])
    func firesAboveTwoMinutes(age: Int64, firings: Int) { #expect(Self.firings(age: age) == firings) }

    @Test func keepsQuietForOtherFragments() {
        #expect(Self.firings(age: 600_000, isRSR: false) == 0)
        #expect(Self.firings(age: 600_000, isInnerRSR: true) == 0)
    }
}
