import Testing

@Suite struct UnrequestedStreamTests {
    /// Asks for fragments with `request`, and gets one of stream 45a43038a50aa502 of a message.
    private static func firings(_ request: [UInt8]) -> Int {
        let exchange = Exchange()
        exchange.ask(request)
        let train = FragmentTrain(by: Exchange.cy) {
            $0.ttl = 0
            $0.isRSR = true
        }
        exchange.answer(train.fragment(1, of: 3, [1, 2, 3]))
        return exchange.script.count(of: "RSR-005")
    }

    @Test(arguments: [
        ("45a43038a50aa502", 0), ("08cd9b1e6948a499,45a43038a50aa502", 0), ("45a43038a50aa503", 1), ("08cd9b1e6948a499", 1),
    ]) func firesWhenNoTokenNamesTheStream(tokens: String, firings: Int) {
        #expect(Self.firings(Exchange.types(0x20) + Exchange.streams(tokens)) == firings)
    }

    @Test func keepsQuietWithoutAUsableFilter() {
        #expect(Self.firings(Exchange.types(0x20)) == 0)
        #expect(Self.firings(Exchange.types(0x20) + Exchange.streams("nonsense")) == 0)
    }

    @Test func keepsQuietWhenTheMessageItselfIsWanted() {
        #expect(Self.firings(Exchange.types(0x22) + Exchange.streams("08cd9b1e6948a499")) == 0)
    }
}
