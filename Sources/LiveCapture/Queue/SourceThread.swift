import Capture
import Threads

/// The thread that one source runs on, until it ends or its port is stopped.
package enum SourceThread {
    /// Starts a thread for `source`, which is open; throws when the system gives none.
    package static func start(_ source: any LiveSource, _ port: QueuePort) throws(LiveSourceError) {
        do throws(ThreadFailure) {
            let thread = try WorkerThread {
                source.run(into: port)
                port.done()
            }
            thread.detach()
        } catch {
            throw LiveSourceError(.unavailable, source: source.name, message: "no thread: " + ErrorNumber.text(error.number))
        }
    }
}
