import Testing

@testable import Threads

@Suite struct ThreadsTests {
    /// A number that threads count up.
    private final class Counter: @unchecked Sendable {
        var value = 0
    }

    @Test func workIsDoneOnceItWasJoined() throws {
        let counter = Counter()
        let thread = try WorkerThread { counter.value = 1 }
        thread.join()
        #expect(counter.value == 1)
    }

    @Test func fourThreadsOf10000HeldStepsCome40000StepsFar() throws {
        let counter = Counter(), lock = SharedLock()
        let threads = try (0..<4).map { _ in
            try WorkerThread { for _ in 0..<10_000 { lock.held { counter.value += 1 } } }
        }
        threads.forEach { $0.join() }
        #expect(counter.value == 40_000)
    }

    @Test func aThreadThatWaitsGoesOnWhenItIsWoken() throws {
        let counter = Counter(), lock = SharedLock()
        let thread = try WorkerThread {
            lock.held {
                while counter.value == 0 { lock.wait() }
                counter.value = 2
            }
        }
        lock.held {
            counter.value = 1
            lock.wakeAll()
        }
        thread.join()
        #expect(counter.value == 2)
    }
}
