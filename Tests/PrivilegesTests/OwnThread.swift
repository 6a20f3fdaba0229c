import Foundation
import Synchronization

/// Runs `body` on a thread made for it, whose rights are its own, and waits for its end.
func onOwnThread<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) throws -> Value {
    let done = DispatchSemaphore(value: 0)
    let box = Box<Result<Value, any Error>>()
    Thread.detachNewThread {
        box.value.withLock { $0 = Result { try body() } }
        done.signal()
    }
    done.wait()
    guard let result = box.value.withLock({ $0 }) else { throw CocoaError(.featureUnsupported) }
    return try result.get()
}

private final class Box<Value: Sendable>: Sendable {
    let value = Mutex<Value?>(nil)
}
