import Glibc

/// A thread that does one piece of work and ends.
@safe package struct WorkerThread: Sendable {
    private final class Work {
        let body: () -> Void
        init(_ body: @escaping () -> Void) { self.body = body }
    }

    private let thread: pthread_t

    /// Starts a thread for `body`, which belongs to it from now on; throws the `errno` when the system gives none.
    package init(_ body: @escaping () -> Void) throws(ThreadFailure) {
        let work = unsafe Unmanaged.passRetained(Work(body))
        var thread = pthread_t()
        let failure = unsafe pthread_create(
            &thread, nil,
            { context in
                guard let context = unsafe context else { return nil }
                unsafe Unmanaged<Work>.fromOpaque(context).takeRetainedValue().body()
                return nil
            }, unsafe work.toOpaque())
        guard failure == 0 else {
            unsafe work.release()
            throw ThreadFailure(number: failure)
        }
        self.thread = thread
    }

    /// Waits until the work is done; called once, unless `detach` was.
    package func join() { pthread_join(thread, nil) }

    /// Lets the thread end by itself.
    package func detach() { pthread_detach(thread) }
}
