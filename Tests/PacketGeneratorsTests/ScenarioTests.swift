import BitchatFrame
import BitchatPayload
import PacketGenerators
import Testing
import WireFormat

/// The scenes keep the rules of docs/protocol.md.
@Suite struct ScenarioTests {
    static let scenes = [DemoMesh.scenario(), Interop.scenario()]

    static func time(_ expected: ExpectedFrame, in scene: Scenario) -> Int64 { scene.packets[expected.record - 1].time / 1000 }

    @Test(arguments: scenes) func timeOnlyRuns(_ scene: Scenario) {
        let times = scene.packets.map(\.time)
        #expect(zip(times, times.dropFirst()).allSatisfy { $0 < $1 })
        #expect(times.first == 1_786_363_200_000_000)
    }

    /// 5.2: what is not marked is at most two minutes old, and nothing is from the future.
    @Test func framesOfTheDemoAreFreshOrMarked() {
        let scene = Self.scenes[0]
        for expected in scene.expected {
            let age = Self.time(expected, in: scene) - Int64(expected.frame.contents.timestamp)
            #expect(age >= 0)
            #expect(expected.frame.contents.isSyncResponse || age <= 30_000)
        }
    }

    /// 8 row 2: four texts, answered twice, that iOS refuses.
    @Test func eightAnswersOfTheInteropSceneAreOldAndUnmarked() {
        let scene = Self.scenes[1]
        let old = scene.expected.filter {
            Self.time($0, in: scene) - Int64($0.frame.contents.timestamp) > 120_000 && !$0.frame.contents.isSyncResponse
        }
        #expect(old.count == 8)
        #expect(old.allSatisfy { $0.isReceived && $0.frame.contents.ttl == 0 && $0.frame.contents.type == .message })
        #expect(old.allSatisfy { Self.time($0, in: scene) - Int64($0.frame.contents.timestamp) >= 600_000 })
    }

    /// Chapter 6: a signature holds under the key of its author, who has announced it before.
    @Test(arguments: scenes) func signaturesHoldAndTheirKeysAreKnown(_ scene: Scenario) {
        var announced: Set<[UInt8]> = []
        let cast: [TestIdentity] = [.ada, .bo, .cy, .dee, .eve, .kit]
        for frame in scene.expected.map(\.frame) {
            if frame.contents.type == .announce { announced.insert(frame.contents.sender) }
            #expect(announced.contains(frame.contents.sender))
            guard let signature = frame.contents.signature else { continue }
            let author = cast.first { $0.peerID.bytes == frame.contents.sender }
            #expect(author?.signature(over: frame.preimage) == signature)
        }
    }

    /// 3.0: the type of every packet that apps send today; files and the fragmented text are rebuilt.
    @Test func everyTypeOccursInTheDemo() {
        let types = Set(Self.scenes[0].expected.map(\.frame.contents.type.rawValue))
        #expect(types == [0x01, 0x02, 0x03, 0x04, 0x10, 0x11, 0x20, 0x21, 0x22, 0x23, 0x24, 0x25, 0x26, 0x27, 0x28, 0x29])
    }

    /// 7 row 36 and ANN-007: at least 150 ms between the announces of one author.
    @Test(arguments: scenes) func announcesAreNotTooClose(_ scene: Scenario) {
        var times: [[UInt8]: Set<UInt64>] = [:]
        for frame in scene.expected.map(\.frame) where frame.contents.type == .announce {
            times[frame.contents.sender, default: []].insert(frame.contents.timestamp)
        }
        for sorted in times.values.map({ $0.sorted() }) {
            #expect(zip(sorted, sorted.dropFirst()).allSatisfy { $1 - $0 >= 150 })
        }
    }

    @Test func aFrameOfTheDemoNeedsTwoNotifications() {
        let bundles = Self.scenes[0].expected.filter { $0.frame.contents.type == .prekeyBundle && $0.frame.contents.ttl == 7 }
        #expect(bundles.map(\.frame.length) == [490])
        #expect(bundles.map(\.isWritten) == [false])
    }

    @Test func linesAreWhatThePublishedListSays() {
        #expect(Self.scenes[0].expected.first?.description == "32 sent writeCommand 1 0x01 7 0x02 77 3dcc8696566b1e17 -")
        #expect(Self.scenes[0].expectedText.hasPrefix("# record direction via version type ttl flags"))
    }
}
