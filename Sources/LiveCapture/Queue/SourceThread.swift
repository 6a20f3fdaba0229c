import Capture
import Glibc

/// The thread that one source runs on, until it ends or its port is stopped.
@safe package enum SourceThread {
    private final class Work {
        let source: any LiveSource
        let port: QueuePort

        init(_ source: any LiveSource, _ port: QueuePort) {
            self.source = source
            self.port = port
        }
    }

    /// Starts a thread for `source`, which is open; throws when the system gives none.
    package static func start(_ source: any LiveSource, _ port: QueuePort) throws(LiveSourceError) {
        let work = unsafe Unmanaged.passRetained(Work(source, port))
        var thread = pthread_t()
        let failure = unsafe pthread_create(
            &thread, nil,
            { context in
                guard let context = unsafe context else { return nil }
                let work = unsafe Unmanaged<Work>.fromOpaque(context).takeRetainedValue()
                work.source.run(into: work.port)
                work.port.done()
                return nil
            }, unsafe work.toOpaque())
        guard failure == 0 else {
            unsafe work.release()
            throw LiveSourceError(.unavailable, source: source.name, message: "no thread: " + ErrorNumber.text(failure))
        }
        pthread_detach(thread)
    }
}
