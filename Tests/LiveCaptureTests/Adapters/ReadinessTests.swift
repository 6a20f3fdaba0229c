import Foundation
import Testing

@testable import LiveCapture

@Suite struct ReadinessTests {
    /// A pipe's two ends.
    private func pair() -> (read: Int32, write: Int32) {
        var ends: [Int32] = [-1, -1]
        _ = pipe(&ends)
        return (ends[0], ends[1])
    }

    @Test func tellsWhatCameFirst() {
        let source = pair(), stop = pair()
        func now() -> Readiness { Readiness.wait(source.read, stop: stop.read, milliseconds: 0) }
        #expect(now() == .idle)
        _ = write(source.write, [1], 1)
        #expect(now() == .ready)
        close(source.write)
        #expect(now() == .ready)
        var byte: UInt8 = 0
        _ = read(source.read, &byte, 1)
        #expect(now() == .hungUp)
        _ = write(stop.write, [1], 1)
        #expect(now() == .stopped)
        for end in [source.read, stop.read, stop.write] { close(end) }
    }

    @Test func aDescriptorThatIsNotOpenIsAFailure() {
        let stop = pair()
        #expect(Readiness.wait(1_000_000, stop: stop.read, milliseconds: 0) == .failed(EBADF))
        close(stop.read)
        close(stop.write)
    }
}
