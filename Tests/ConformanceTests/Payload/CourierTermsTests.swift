import Conformance
import Dissection
import Testing
import WireFormat

@Suite struct CourierTermsTests {
    private static let ada = Peer("ada"), bo = Peer("bo")
    private static let day: Int64 = 86_400_000, hour: Int64 = 3_600_000

    /// An envelope that expires `life` milliseconds after the script's start.
    private static func envelope(life: Int64, copies: [UInt8] = []) -> [UInt8] {
        let payload =
            PayloadTLV.long(1, PayloadTLV.noise(16)) + PayloadTLV.long(2, PayloadTLV.big(MeshScript.start + life, 8))
            + PayloadTLV.long(3, PayloadTLV.noise(97)) + (copies.isEmpty ? [] : PayloadTLV.long(4, copies))
        return ada.frame(.courierEnvelope, payload, to: bo.id)
    }

    private static func messages(life: Int64, copies: [UInt8] = []) -> [String] {
        PayloadFrame.messages(of: "COU-002", in: envelope(life: life, copies: copies))
    }

    @Test(arguments: [1, day, day + hour]) func keepsQuietUpTo25HoursAhead(life: Int64) {
        #expect(Self.messages(life: life) == [])
    }

    @Test func firesBeyond25Hours() {
        let found = Self.messages(life: Self.day + Self.hour + 1)
        #expect(found == ["the envelope expires in 90000001 ms, at most 90000000 allowed"])
    }

    @Test(arguments: [0, 1] as [Int64]) func firesFromItsExpiryOn(late: Int64) {
        #expect(Self.messages(life: -late) == ["the envelope expired \(late) ms ago"])
    }

    @Test(arguments: [(1, 0), (7, 0), (8, 0), (9, 1), (255, 1)] as [(UInt8, Int)])
    func firesForMoreThan8Copies(copies: UInt8, firings: Int) {
        let found = Self.messages(life: Self.hour, copies: [copies])
        #expect(found == [String](repeating: "\(copies) copies where 8 are allowed", count: firings))
    }

    @Test func judgesNoTimeWithoutAClock() {
        let collector = JudgedCollector()
        let dissector = PacketDissector(into: Judge(into: collector, JudgeOptions()), firstNumber: 1)
        Self.envelope(life: -1, copies: [9]).withRawSpan { dissector.standalone($0) }
        let found = collector.packets.flatMap(\.findings).filter { "\($0.rule.id)" == "COU-002" }
        #expect(found.map(\.message) == ["9 copies where 8 are allowed"])
    }
}
