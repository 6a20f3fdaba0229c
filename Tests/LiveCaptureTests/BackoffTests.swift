import Testing

@testable import LiveCapture

@Suite struct BackoffTests {
    @Test func doublesFrom250To4000Milliseconds() {
        var backoff = Backoff()
        #expect((1...7).map { _ in backoff.pause() } == [250, 500, 1000, 2000, 4000, 4000, 4000])
        backoff.reset()
        #expect(backoff.pause() == 250)
    }
}
