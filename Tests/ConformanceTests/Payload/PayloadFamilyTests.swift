import Conformance
import Testing

@Suite struct PayloadFamilyTests {
    private static let ada = Peer("ada"), bo = Peer("bo")

    /// The ids of docs/protocol.md 9.3, by severity.
    private static let table: [(Severity, [String])] = [
        (.error, ["ANN-001", "ANN-002", "NOI-001", "NOI-002", "NOI-003", "COU-001", "BRD-001", "PKB-001", "VOX-001", "FIL-002"]),
        (
            .warning,
            [
                "ANN-003", "ANN-004", "ANN-006", "ANN-007", "ANN-008", "ANN-009", "NOI-004", "NOI-005", "NOI-006", "NOI-007",
                "COU-002", "GRP-001", "PNG-001", "NOS-001", "FIL-001",
            ]
        ),
        (.note, ["ANN-005", "FIL-003"]),
    ]

    @Test func everyRuleOfTheTableIsRegisteredOnceWithItsSeverity() {
        for (severity, ids) in Self.table {
            for id in ids {
                let found = Rules.descriptions.filter { "\($0.id)" == id }
                #expect(found.map(\.severity) == [severity], "\(id)")
            }
        }
    }

    /// A talk as two apps have it: everything twice, as a relay would send it on.
    @Test func keepsQuietInATalkWithoutFaults() {
        let script = MeshScript()
        let link = script.link(1), other = script.link(2)
        for (index, frame) in Self.talk().enumerated() {
            script.receive(frame, on: link, at: Int64(index) * 1000)
            script.send(frame, on: other, at: Int64(index) * 1000 + 20)
        }
        let ids = Set(Self.table.flatMap(\.1))
        #expect(script.rules().joined().filter { ids.contains($0) } == [])
    }

    /// Frames of ada's, one a second.
    private static func talk() -> [[UInt8]] {
        let announcement = ada.announcement + PayloadTLV.short(4, PayloadTLV.noise(16)) + PayloadTLV.short(5, [0x29, 0x03])
        let nonce = PayloadTLV.big(77, 8) + [7]
        return [
            ada.frame(.announce, announcement),
            ada.message("hello", at: 1000),
            ada.request(to: bo.id, at: 2000),
            ada.frame(.noiseHandshake, PayloadTLV.noise(32), at: 3000, to: bo.id, isSigned: false),
            ada.frame(.noiseHandshake, PayloadTLV.noise(64), at: 4000, to: bo.id, isSigned: false),
            ada.frame(.noiseEncrypted, [0, 0, 0, 0] + PayloadTLV.noise(17), at: 5000, to: bo.id, isSigned: false),
            ada.frame(.noiseEncrypted, [0, 0, 0, 1] + PayloadTLV.noise(60), at: 6000, to: bo.id, isSigned: false),
            ada.frame(.ping, nonce, at: 7000, to: bo.id, isSigned: false),
            ada.frame(.pong, nonce, at: 8000, to: bo.id, isSigned: false),
            ada.frame(.fileTransfer, FileTLV.name + FileTLV.size(2) + FileTLV.content([1, 2]), version: 2, at: 9000),
            ada.frame(.voiceFrame, PayloadTLV.noise(8) + [0, 0, 1, 1], at: 10_000),
            ada.frame(.announce, announcement, at: 11_000),
            ada.frame(.leave, [], at: 12_000),
        ]
    }
}
