import Foundation
import Testing

@testable import LiveCapture

@Suite struct WaitingTests {
    /// A pipe's two ends.
    private func pair() -> (read: Int32, write: Int32) {
        var ends: [Int32] = [-1, -1]
        _ = pipe(&ends)
        return (ends[0], ends[1])
    }

    @Test func tellsWhatCameFirst() {
        let source = pair(), stop = pair()
        let waiting = Waiting(stopDescriptor: stop.read)
        func now() -> String {
            let (ending, isGone) = waiting.untilReadable(source.read, milliseconds: 0)
            return "\(ending)" + (isGone ? ", gone" : "")
        }
        #expect(now() == "timedOut")
        _ = write(source.write, [1], 1)
        #expect(now() == "ready")
        close(source.write)
        #expect(now() == "ready")
        var byte: UInt8 = 0
        _ = read(source.read, &byte, 1)
        #expect(now() == "ready, gone")
        _ = write(stop.write, [1], 1)
        #expect(now() == "stopped")
        for end in [source.read, stop.read, stop.write] { close(end) }
    }

    @Test func aDescriptorThatIsNotOpenIsGone() {
        let stop = pair()
        let wait = Waiting(stopDescriptor: stop.read).untilReadable(1_000_000, milliseconds: 60_000)
        #expect(wait == (.ready, true))
        close(stop.read)
        close(stop.write)
    }
}
