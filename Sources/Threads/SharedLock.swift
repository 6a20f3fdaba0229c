import Glibc

/// A lock of several threads, with one condition that they may wait for.
@safe package final class SharedLock: @unchecked Sendable {
    private let mutex: UnsafeMutablePointer<pthread_mutex_t>
    private let condition: UnsafeMutablePointer<pthread_cond_t>

    /// Makes a lock that nobody holds.
    package init() {
        unsafe mutex = .allocate(capacity: 1)
        unsafe condition = .allocate(capacity: 1)
        unsafe pthread_mutex_init(mutex, nil)
        var attributes = pthread_condattr_t()
        unsafe pthread_condattr_init(&attributes)
        unsafe pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC)
        unsafe pthread_cond_init(condition, &attributes)
        unsafe pthread_condattr_destroy(&attributes)
    }

    deinit {
        unsafe pthread_cond_destroy(condition)
        unsafe pthread_mutex_destroy(mutex)
        unsafe condition.deallocate()
        unsafe mutex.deallocate()
    }

    /// Runs `body` while no other thread holds the lock.
    package func held<Result>(_ body: () -> Result) -> Result {
        unsafe pthread_mutex_lock(mutex)
        defer { unsafe pthread_mutex_unlock(mutex) }
        return body()
    }

    /// Lets the lock go until another thread wakes this one; called while it is held, and may return early.
    package func wait() { unsafe pthread_cond_wait(condition, mutex) }

    /// The same, but no longer than until `deadline` of the monotonic clock; false when that has passed.
    package func wait(until deadline: timespec) -> Bool {
        var deadline = deadline
        return unsafe pthread_cond_timedwait(condition, mutex, &deadline) != ETIMEDOUT
    }

    /// Wakes every thread that waits.
    package func wakeAll() { unsafe pthread_cond_broadcast(condition) }
}
