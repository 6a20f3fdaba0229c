import BitchatFrame
import Inflate
import PacketGenerators
import Testing
import WireFormat

@testable import FuzzTargets

/// The laws' own readers against the worked examples of docs/protocol.md 10.
@Suite struct SimpleReaderTests {
    private static let announce = Codec.bytes(
        """
        01010700000199c82cc0000200573dcc8696566b1e1701036164610220fe71a8022e84274cfcd92c575edf553dec712f626bd1ab002b2c0101059b5b1d\
        0320fc409b9f00389231ee36ddfae061a35512da67e49005d16d0b2ccc65a0cfffaf04088bb815b342cea14d05022903023115e49f6cde288594cafe3e\
        67ed51cccef6b3e414c5dc7a2fb40fcd19f432bd090e9fa073657dfd5eb4d337ec3595acd98dc34b15dc5721961c5d22453304
        """)
    private static let request = Codec.bytes(
        """
        01210000000199c82cc0000300438bb815b342cea14d3dcc8696566b1e1701000107020004000001000300020a1b0400012005000800000199c8239840\
        060021343561343330333861353061613530322c30386364396231653639343861343939e131e7e70d21f399a6e1e44fb9aed7227233cbae0c4005c0b1\
        b5efeb23cac9ce3287a8327b5be45c7a6cfd1d11277678ebe1b9dbeafeb2aefe7c958258086400
        """)

    @Test func readsTheAnnounceOf173Bytes() {
        #expect(Self.announce.count == 173)
        let simple = Self.announce.withRawSpan { SimpleFrame($0, cap: 1_179_760) }
        #expect(simple.refusal == nil)
        #expect([simple.version, simple.type, simple.ttl, simple.flags] == [1, 1, 7, 2])
        #expect(simple.timestamp == 1_760_000_000_000)
        #expect(simple.sender == 0x3DCC_8696_566B_1E17)
        #expect([simple.section, simple.payloadLength, simple.sectionEnd, simple.end] == [22, 87, 109, 173])
        #expect(simple.recipient == nil)
    }

    @Test func theAnnouncesPreimageEndsWith147TimesHex93() {
        let preimage = Self.announce.withRawSpan { SimpleFrame($0, cap: 1_179_760).preimage($0) }
        var expected = Array(Self.announce.prefix(109))
        (expected[2], expected[11]) = (0, 0)
        #expect(preimage == expected + [UInt8](repeating: 0x93, count: 147))
    }

    @Test func readsTheRequestOfSixFieldsIn161Bytes() {
        #expect(Self.request.count == 161)
        let simple = SimpleRequest(Array(Self.request[30..<97]), mostP: 32)
        #expect(simple?.p == 7)
        #expect(simple?.m == 256)
        #expect(simple?.filter == [0x0A, 0x1B])
        #expect(simple?.types == 0x20)
        #expect(simple?.since == 1_759_999_400_000)
        let ids = simple?.text.map(SimpleRequest.ids)
        #expect(ids == [Codec.bytes("45a43038a50aa502"), Codec.bytes("08cd9b1e6948a499")])
        #expect(simple?.written == Array(Self.request[30..<97]))
        let preimage = Self.request.withRawSpan { SimpleFrame($0, cap: 1_179_760).preimage($0) }
        #expect(preimage.suffix(159) == [UInt8](repeating: 0x9F, count: 159)[...])
    }

    @Test(
        arguments: [
            (7, 384, "4c83b000", [77, 213, 310]), (5, 96, "500ac0", [21, 22, 77]), (2, 12, "8600", [5, 9, 10, 11]),
            (7, 640, "35672ec1dc00", [54, 158, 205, 469, 582]), (1, 100, "00", [1, 2, 3, 4]), (33, 384, "4c83b000", []),
            (7, 1, "4c", []),
        ] as [(Int, UInt32, String, [Int64])]) func readsTheFiltersOfSection104(p: Int, m: UInt32, bits: String, values: [Int64])
    {
        #expect(SimpleGolomb.values(p: p, m: m, Codec.bytes(bits)) == values)
    }

    @Test(arguments: [(0.25, 2), (0.01, 7), (0.1, 4), (0.5, 2), (0, 20), (1e-6, 20), (.nan, 20)] as [(Double, Int)])
    func takesTheParameterOfARate(rate: Double, p: Int) { #expect(SimpleGolomb.parameter(rate) == p) }

    @Test(arguments: [
        ("45a43038a50aa502", ["45a43038a50aa502"]), ("+f+f+f+f+f+f+f+f", ["0f0f0f0f0f0f0f0f"]),
        ("0x5a43038a50aa50", ["5a43038a50aa50"]),
        ("-0-0-0-0-0-0-0-0", ["0000000000000000"]), ("-1-0-0-0-0-0-0-0", []), ("                ", [""]), ("45a43038a50aa50", []),
        (",,45A43038A50AA502,", ["45a43038a50aa502"]), (String(repeating: "x,", count: 60) + "45a43038a50aa502", []),
        (String(repeating: "x,", count: 59) + "45a43038a50aa502", ["45a43038a50aa502"]),
    ]) func readsTokensByTheGrammar(text: String, ids: [String]) {
        #expect(SimpleRequest.ids(Array(text.utf8)) == ids.map { Codec.bytes($0) })
    }

    @Test func inflatesWhatZlibDeflatesAtEveryLevel() {
        var random = SplitMix64(label: "deflated")
        let deflater = RawDeflater()
        for count in [0, 1, 50, 300, 5000] {
            let text = (0..<count).map { _ in UInt8(0x61 + random.below(7)) }
            for level in 0...9 {
                let body = deflater.deflate(text, level: level)
                let simple = SimpleInflate(body, limit: count)
                #expect(simple.produced == text)
                #expect(simple.consumed == body.count)
                if count > 0 { #expect(SimpleInflate(body, limit: count - 1).output(count - 1) == Array(text.dropLast())) }
            }
        }
    }

    @Test(arguments: [("00", 0), ("0102", 2), ("", 0)]) func readsNumbersAndLists(digits: String, leftover: Int) {
        let bytes = Codec.bytes(digits)
        #expect(SimpleTLV(bytes, wide: true)?.leftover == bytes.count)
        #expect(SimpleTLV([9, 0, 1, 7] + bytes, wide: true)?.last(9) == [7])
        #expect(SimpleTLV([9, 0, 1], wide: true) == nil)
    }

    @Test func readsABtsnoopFileUpToTheFirstOddRecord() {
        let head = Array("btsnoop\0".utf8) + [0, 0, 0, 1, 0, 0, 3, 0xEA]
        let record = [0, 0, 0, 3, 0, 0, 0, 2, 0, 0, 0, 1, 0, 0, 0, 0] + Naive.bytes(0x00DC_DDB3_0F2F_8005, 8) + [4, 9]
        let simple = SimpleBtsnoop(head + record + [0xFF])
        #expect(simple?.records.count == 1)
        #expect(simple?.records.first?.bytes == [4, 9])
        #expect(simple?.records.first?.time == 5)
        #expect(simple?.records.first?.original == 3)
        #expect(simple?.isWhole == false)
        #expect(SimpleBtsnoop(head + record)?.isWhole == true)
    }
}
