import BitchatFrame
import BitchatPayload
import Conformance
import MeshModel
import Testing

/// Faults of fragments, requests and files that users of real clients reported, each made anew.
@Suite struct ReportedFaultsPayloadTests {
    private static let olga = ReportedFaults.olga

    /// Five pieces of 40 bytes; the third comes first as the last of three.
    @Test func aTotalThatChangesMakesIOSCompleteAShortFrame() {
        let inner = BareFrame(sender: Self.olga.id.bytes, section: noise(178)).bytes
        let train = FragmentTrain(by: Self.olga) { $0.size = 40 }
        let honest = train.fragments(of: inner)
        let intruder = train.fragment(2, of: 3, [UInt8](repeating: 0x2A, count: 40))
        let judged = ReportedFaults.judged(Array(honest[..<2]) + [intruder] + honest[2...])
        #expect(judged[2].rules.contains("FRG-003"))
        #expect(judged[3].packet.reassembly?.records == [2, 3, 4])
        #expect(judged[3].packet.error?.reason == .truncated)
        #expect(judged[3].packet.error?.available == 120)
        #expect(judged.count { $0.packet.reassembly != nil } == 1)
        let clean = ReportedFaults.judged(honest)
        #expect(clean.last?.packet.reassembly?.records == [2, 3, 4, 5, 6])
        #expect(!clean.contains { $0.rules.contains("FRG-003") })
    }

    /// What a request asks for.
    private static func wanted(_ judged: JudgedPacket) -> [MessageType] {
        guard case .requestSync(let request) = judged.packet.payload else { return [] }
        return request.wantedTypes.types
    }

    @Test func typesOneAndTwoAsAListAskForAnnouncesAndPrekeys() throws {
        let listed = try #require(ReportedFaults.judged([Self.olga.request(to: nil, SyncTalk.field(4, [1, 2]))]).first)
        #expect(Self.wanted(listed) == [.announce, .prekeyBundle])
        #expect(listed.rules.contains("SYNC-014"))
        let field = try #require(ReportedFaults.judged([Self.olga.request(to: nil, SyncTalk.field(4, [3]))]).first)
        #expect(Self.wanted(field) == [.announce, .message])
        #expect(!field.rules.contains("SYNC-014"))
    }

    @Test func anUnsignedEmptyRequestWithHopsToTravelBreaksBothRules() throws {
        let frame = Self.olga.frame(.requestSync, SyncTalk.set(), ttl: 7, isSigned: false)
        let judged = try #require(ReportedFaults.judged([frame]).first)
        #expect(Set(judged.rules).isSuperset(of: ["SYNC-001", "SYNC-002"]))
        let proper = try #require(ReportedFaults.judged([Self.olga.request(to: nil)]).first)
        #expect(Set(proper.rules).isDisjoint(with: ["SYNC-001", "SYNC-002"]))
    }

    @Test func anUnknownFieldOfAFileIsSkippedAndAShortContentLengthIsTheOldForm() {
        let content = FileTLV.content(noise(21)), stamp = PayloadTLV.long(0x09, [4, 5, 6])
        func found(_ fields: [UInt8]...) -> [[String]] {
            ReportedFaults.judged([Self.olga.frame(.fileTransfer, Array(fields.joined()), version: 2)]).map(\.rules)
        }
        #expect(found(FileTLV.name, FileTLV.size(21), FileTLV.mime, content) == [[]])
        #expect(found(FileTLV.name, FileTLV.size(21), stamp, FileTLV.mime, content) == [["FIL-003"]])
        #expect(found(FileTLV.name, FileTLV.size(21), FileTLV.mime, content, stamp) == [["FIL-003"]])
        #expect(found(FileTLV.name, FileTLV.size(21), FileTLV.mime, FileTLV.content(noise(21), width: 2)) == [["FIL-001"]])
    }
}
