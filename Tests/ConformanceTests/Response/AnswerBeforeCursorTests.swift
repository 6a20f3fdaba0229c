import Testing

@Suite struct AnswerBeforeCursorTests {
    private static func firings(_ request: [UInt8], _ answer: [UInt8]) -> Int {
        let exchange = Exchange()
        exchange.ask(request)
        exchange.answer(answer)
        return exchange.script.count(of: "RSR-006")
    }

    private static func message(at time: Int64) -> [UInt8] { Exchange.cy.message("old", at: time, ttl: 0, isRSR: true) }

    @Test(arguments: [(-5001, 1), (-5000, 0), (-4999, 0)] as [(Int64, Int)])
    func firesBeforeTheCursorAndNotAtIt(time: Int64, firings: Int) {
        #expect(Self.firings(Exchange.since(-5000), Self.message(at: time)) == firings)
    }

    @Test func keepsQuietWithoutACursor() { #expect(Self.firings([], Self.message(at: -9000)) == 0) }

    @Test func exemptsAnnounces() {
        let announce = Exchange.cy.frame(.announce, Exchange.cy.announcement, ttl: 0, at: -9000, isRSR: true)
        #expect(Self.firings(Exchange.since(-5000), announce) == 0)
    }

    @Test func exemptsFragmentsOfNamedStreams() {
        let train = FragmentTrain(by: Exchange.cy) {
            $0.ttl = 0
            $0.time = -9000
            $0.isRSR = true
        }
        let fragment = train.fragment(1, of: 3, [1, 2, 3]), request = Exchange.types(0x20) + Exchange.since(-5000)
        #expect(Self.firings(request, fragment) == 1)
        #expect(Self.firings(request + Exchange.streams("45a43038a50aa502"), fragment) == 0)
    }
}
