import BitchatFrame
import MeshModel
import Testing

/// The two memories of the iOS app (docs/protocol.md 5.2 rows 8 and 9).
@Suite struct PendingDuplicatesTests {
    var repeats = PendingDuplicates()

    private func key(_ digest: UInt32, sender: UInt64 = 1, time: UInt64 = 2, type: MessageType = .message) -> DuplicateKey {
        DuplicateKey(sender: PeerID(value: sender), timestamp: time, type: type, payloadDigest: digest)
    }

    @Test(arguments: [(0 as Int64, true), (2_999, true), (3_000, true), (3_001, false)])
    mutating func ingressRemembersFor3000Milliseconds(age: Int64, isRepeat: Bool) {
        #expect(repeats.isIngressRepeat(key(1), now: 100) == false)
        #expect(repeats.isIngressRepeat(key(1), now: 100 + age) == isRepeat)
    }

    @Test(arguments: [(299_999 as Int64, true), (300_000, true), (300_001, false)])
    mutating func handlersRememberFor300000Milliseconds(age: Int64, isRepeat: Bool) {
        #expect(repeats.isHandledRepeat(key(1), now: 100) == false)
        #expect(repeats.isHandledRepeat(key(1), now: 100 + age) == isRepeat)
    }

    @Test mutating func aRepeatDoesNotRenew() {
        _ = repeats.isIngressRepeat(key(1), now: 0)
        #expect(repeats.isIngressRepeat(key(1), now: 2_000) == true)
        #expect(repeats.isIngressRepeat(key(1), now: 3_001) == false)
        #expect(repeats.isIngressRepeat(key(1), now: 6_001) == true)
    }

    @Test mutating func everyPartOfTheKeyCounts() {
        for other in [key(1), key(2), key(1, sender: 9), key(1, time: 9), key(1, type: .leave)] {
            #expect(repeats.isIngressRepeat(other, now: 0) == false)
            #expect(repeats.isHandledRepeat(other, now: 0) == false)
        }
    }

    @Test(arguments: [(999, 999), (1_000, 1_000), (1_001, 750)])
    mutating func handlersRemember1000FramesAndFallTo750(frames: Int, held: Int) {
        for number in 0..<frames { _ = repeats.isHandledRepeat(key(UInt32(number)), now: 0) }
        #expect(repeats.counts.handled == held)
        #expect(repeats.isHandledRepeat(key(UInt32(frames - 1)), now: 0) == true)
        #expect(repeats.isHandledRepeat(key(0), now: 0) == (frames < 1_001))
    }

    @Test mutating func ingressStaysBounded() {
        for number in 0..<20_000 { _ = repeats.isIngressRepeat(key(UInt32(number)), now: 0) }
        #expect(repeats.counts.ingress <= 4_096)
        #expect(repeats.isIngressRepeat(key(0), now: 10_000) == false)
        #expect(repeats.counts.ingress == 1)
    }
}
