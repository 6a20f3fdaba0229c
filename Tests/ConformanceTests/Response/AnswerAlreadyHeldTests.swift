import Testing
import WireFormat

@Suite struct AnswerAlreadyHeldTests {
    /// The fragment of docs/protocol.md 10.3, whose bucket of 256 is 158 (10.2).
    private static let fragment =
        Hexadecimal.decode(
            "01200000000199c82ca0c010004d9b5c885b670908a845a43038a50aa502000100030220746865206e6f72746820676174652c20776520737461"
                + "727420617420736576656e2e205265706c79206865726520706c65617365213b428a77175fdb85d28e") ?? []

    /// M = 256 and a filter of one value v: quotient (v − 1) >> 7 as ones and a zero, then seven bits of remainder.
    private static func request(_ filter: [UInt8]) -> [UInt8] {
        [2, 0, 4, 0, 0, 1, 0, 3, 0, UInt8(filter.count)] + filter + Exchange.types(0x20)
    }

    private static func firings(_ requests: [[UInt8]]) -> Int {
        let exchange = Exchange()
        for request in requests { exchange.ask(request) }
        exchange.answer(fragment)
        return exchange.script.count(of: "RSR-007")
    }

    @Test(
        arguments: [([0x8E, 0x00], 0), ([0x8E, 0x80], 1), ([0x8F, 0x00], 0), ([0x0A, 0x1B], 0), ([], 0)] as [([UInt8], Int)])
    func firesWhenTheFilterHolds158(filter: [UInt8], firings: Int) {
        #expect(Self.firings([Self.request(filter)]) == firings)
    }

    @Test func keepsQuietWhenAnotherRequestMissesIt() {
        #expect(Self.firings([Self.request([0x8E, 0x80]), Self.request([0x0A, 0x1B])]) == 0)
    }
}
