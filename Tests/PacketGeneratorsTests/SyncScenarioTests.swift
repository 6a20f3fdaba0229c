import BitchatFrame
import BitchatPayload
import PacketGenerators
import Testing
import WireFormat

/// The requests of the scenes and their answers (docs/protocol.md chapters 4 and 5).
@Suite struct SyncScenarioTests {
    static func requests(_ scene: Scenario) -> [ExpectedFrame] {
        scene.expected.filter { $0.frame.contents.type == .requestSync }
    }

    @Test func oneRequestOfTheDemoHasAllSixFields() {
        let full = Self.requests(ScenarioTests.scenes[0]).filter { Self.fields($0.frame.contents.payload) == [1, 2, 3, 4, 5, 6] }
        #expect(full.count == 1)
        #expect(full.first?.frame.contents.payload.suffix(16) == ArraySlice("45a43038a50aa502".utf8))
    }

    private static func fields(_ payload: [UInt8]) -> [UInt8] {
        var types: [UInt8] = []
        var offset = 0
        while offset + 3 <= payload.count {
            types.append(payload[offset])
            offset += 3 + Int(payload[offset + 1]) << 8 + Int(payload[offset + 2])
        }
        return types
    }

    @Test(arguments: ScenarioTests.scenes) func requestsAreSignedWithTTL0AndForTheLinksPeer(_ scene: Scenario) {
        for request in Self.requests(scene) {
            #expect(request.frame.contents.ttl == 0)
            #expect(request.frame.flags == [.recipient, .signature])
        }
    }

    /// RSR-001 and RSR-007: marked answers follow a request within 30 s, and its filter did not name them.
    @Test(arguments: ScenarioTests.scenes) func markedAnswersWereAskedForAndMissing(_ scene: Scenario) throws {
        var last: [Bool: ExpectedFrame] = [:]
        for expected in scene.expected {
            if expected.frame.contents.type == .requestSync { last[expected.isReceived] = expected }
            guard expected.frame.contents.isSyncResponse else { continue }
            let request = try #require(last[!expected.isReceived])
            #expect(ScenarioTests.time(expected, in: scene) - ScenarioTests.time(request, in: scene) < 30_000)
            #expect(Self.names(expected.frame, in: request.frame) == false)
        }
    }

    /// Whether the filter of a request names a frame; nil when it cannot be read.
    private static func names(_ frame: GeneratedFrame, in request: GeneratedFrame) -> Bool? {
        request.contents.payload.withRawSpan { bytes in
            (try? RequestSyncPayload(decoding: bytes, bytes.whole))?.set(bytes).contains(hash: frame.filterHash)
        }
    }

    /// A filter names what its author holds.
    @Test func theTargetedRequestNamesTheHeldFragments() throws {
        let scene = ScenarioTests.scenes[0]
        let request = try #require(Self.requests(scene).first { Self.fields($0.frame.contents.payload).count == 6 })
        let pieces = scene.expected.map(\.frame).filter {
            $0.contents.type == .fragment && $0.contents.sender == TestIdentity.cy.peerID.bytes
        }
        #expect(pieces.map { Self.names($0, in: request.frame) } == [true, true, false])
    }

    /// The missing fragment comes as an answer, by another author than the peer that sends it.
    @Test func theMissingFragmentIsAnswered() {
        let fragments = ScenarioTests.scenes[0].expected.map(\.frame).filter {
            $0.contents.type == .fragment && $0.contents.sender == TestIdentity.cy.peerID.bytes
        }
        #expect(fragments.map { $0.contents.payload[9] } == [0, 2, 1])
        #expect(fragments.map(\.contents.isSyncResponse) == [false, false, true])
        #expect(Set(fragments.map(\.contents.timestamp)).count == 1)
    }
}
