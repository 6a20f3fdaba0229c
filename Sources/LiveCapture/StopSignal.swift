import Capture
import Glibc

/// Tells every thread that waits for a descriptor that the run is stopped.
package final class StopSignal: Sendable {
    /// Becomes readable, and stays so, once the signal is raised.
    package let descriptor: Int32
    private let raising: Int32

    /// Makes a signal that is not raised; throws when the system gives no descriptor.
    package init() throws(SourceFailure) {
        var ends: [Int32] = [-1, -1]
        guard unsafe pipe(&ends) == 0 else { throw .system(errno) }
        descriptor = ends[0]
        raising = ends[1]
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    }

    deinit {
        close(descriptor)
        close(raising)
    }

    /// Raises the signal; once is enough.
    package func raise() {
        var byte: UInt8 = 0
        _ = unsafe write(raising, &byte, 1)
    }
}
