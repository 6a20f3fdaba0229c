import BitchatFrame
import Testing

@Suite struct UnrequestedTypeTests {
    private static func firings(_ request: [UInt8], _ answer: [UInt8]) -> Int {
        let exchange = Exchange()
        exchange.ask(request)
        exchange.answer(answer)
        return exchange.script.count(of: "RSR-004")
    }

    private static let message = Exchange.cy.message("old", at: -5000, ttl: 0, isRSR: true)

    @Test func keepsQuietForTheDefaultTypes() {
        #expect(Self.firings([], Self.message) == 0)
        #expect(Self.firings([], Exchange.cy.frame(.announce, Exchange.cy.announcement, ttl: 0, isRSR: true)) == 0)
    }

    @Test func firesForAMessageWhenOnlyFragmentsAreWanted() { #expect(Self.firings(Exchange.types(0x20), Self.message) == 1) }

    @Test func firesForAMessageWhenNothingIsWanted() { #expect(Self.firings(Exchange.types(0x00), Self.message) == 1) }

    @Test(arguments: [(0x02, 0), (0x22, 1), (0x20, 1)] as [(UInt8, Int)])
    func takesAFragmentForTheTypeItWasCutFrom(originalType: UInt8, firings: Int) {
        let train = FragmentTrain(by: Exchange.cy) {
            $0.originalType = MessageType(rawValue: originalType)
            $0.ttl = 0
            $0.isRSR = true
        }
        #expect(Self.firings([], train.fragment(0, of: 2, [1, 2, 3])) == firings)
    }

    @Test func looksAtEveryOpenRequest() {
        let exchange = Exchange()
        exchange.ask(Exchange.types(0x02))
        exchange.ask(Exchange.types(0x20), at: 1500)
        exchange.answer(Self.message)
        #expect(exchange.script.count(of: "RSR-004") == 0)
    }

    @Test func leavesUnsolicitedAnswersToRSR001() {
        let exchange = Exchange()
        exchange.answer(Self.message)
        #expect(exchange.script.count(of: "RSR-004") == 0)
    }
}
