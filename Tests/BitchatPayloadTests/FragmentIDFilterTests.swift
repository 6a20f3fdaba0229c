import BitchatPayload
import Testing
import WireFormat

/// The stream list of a sync request, docs/protocol.md 4.2.
struct FragmentIDFilterTests {
    private func filter(_ text: String) -> FragmentIDFilter {
        let bytes = utf8(text)
        return FragmentIDFilter(parsing: bytes.span.bytes, ByteRange(0, bytes.count))
    }
    private func ids(_ text: String) -> [String] { filter(text).ids.map { Hexadecimal.encode($0.bytes) } }
    private let first = "6086fb9a9ff679da"
    private let second = "d5969071dab09019"

    @Test func readsTokensBetweenCommas() {
        #expect(ids("\(first),\(second)") == [first, second])
        #expect(ids(",,\(first),,\(second),") == [first, second])
        #expect(filter(",,\(first),,\(second),").tokens == 2)
        #expect(ids("\(first.uppercased()),\(first)") == [first, first])
    }

    @Test(arguments: ["", ",", "6086fb9a9ff679d", "6086fb9a9ff679da0", "g086fb9a9ff679da", "-1-1-1-1-1-1-1-1"])
    func noValidTokenIsNoFilter(text: String) {
        #expect(filter(text).isIgnored)
    }

    @Test(arguments: [
        ("0x6086fb9a9ff679", "6086fb9a9ff679"), ("0X6086fb9a9ff679", "6086fb9a9ff679"),
        (" 6086fb9a9ff679 ", "6086fb9a9ff679"), ("                ", ""), ("0x              ", ""),
        ("+f+f+f+f+f+f+f+f", "0f0f0f0f0f0f0f0f"), ("-0-0-0-0-0-0-0-0", "0000000000000000"),
        ("13109625a0925a\r\n\r\n", "13109625a0925a"), ("\u{2003}6086fb9a9ff679\u{200B}", "6086fb9a9ff679"),
    ])
    func readsOddTokens(text: String, id: String) {
        #expect(ids(text) == [id])
    }

    @Test(arguments: ["6086fb9a9ff679d\r\n", "f+f+f+f+f+f+f+f+", "++++++++++++++++", "6086fb9a9ff679d\u{0}", "0x0x086fb9a9ff67"])
    func skipsMalformedTokens(text: String) {
        #expect(filter("\(text),\(first)").ids == filter(first).ids)
        #expect(filter("\(text),\(first)").tokens == 2)
    }

    @Test func aCommaInsideACharacterIsNoSeparator() {
        #expect(ids("\(first),\u{301}\(second)") == [])
        #expect(ids("\u{600},\(first)") == [])
        #expect(ids("\(first)\u{301},\(second)") == [second])
        #expect(ids("\(first),é,\(second)") == [first, second])
    }

    @Test func looksAtTheFirst60PiecesOnly() {
        let bad = String(repeating: "zz,", count: 59)
        #expect(ids(bad + first) == [first])
        #expect(ids("zz," + bad + first) == [])
        #expect(filter("zz," + bad + first).tokens == 61)
        #expect(ids(String(repeating: ",", count: 70) + first) == [first])
    }

    @Test(arguments: [(0, 0), (1, 16), (59, 1002), (60, 1019), (61, 1019)])
    func writesAtMost60IDs(count: Int, length: Int) {
        let ids = (0..<count).map { FragmentID(value: UInt64($0)) }
        let text = FragmentIDFilter.encode(ids)
        #expect(text.count == length)
        let again = FragmentIDFilter(parsing: text.span.bytes, ByteRange(0, text.count))
        #expect(again.ids == Array(ids.prefix(60)))
    }

    @Test func writesIDsOf8BytesOnly() {
        let text = FragmentIDFilter.encode([FragmentID(value: 1, count: 7), FragmentID(value: 0xAB)])
        #expect(text == utf8("00000000000000ab"))
    }
}
