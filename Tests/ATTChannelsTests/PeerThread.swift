import Foundation

/// What the other end does meanwhile, on a thread of its own: both ends wait for each other, so neither may hold up the other's thread.
final class PeerThread<Value: Sendable>: @unchecked Sendable {
    private let isOver = NSCondition()
    private var outcome: Result<Value, any Error>?

    /// Starts it.
    init(_ body: @escaping @Sendable () throws -> Value) {
        Thread.detachNewThread {
            let outcome = Result(catching: body)
            self.isOver.withLock {
                self.outcome = outcome
                self.isOver.broadcast()
            }
        }
    }

    /// Waits for its end, since every wait inside has a deadline; throws what it threw.
    func value() throws -> Value {
        try isOver.withLock {
            while true {
                if let outcome { return try outcome.get() }
                isOver.wait()
            }
        }
    }
}
