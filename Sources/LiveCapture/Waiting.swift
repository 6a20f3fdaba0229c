import Glibc

/// Waits of a source's thread, which end at once when the run is stopped.
struct Waiting: Sendable {
    /// How a wait ended.
    enum Ending {
        /// The descriptor is ready, or its other end is gone.
        case ready
        /// The time is over.
        case timedOut
        /// The run is stopped.
        case stopped
    }

    /// Becomes readable when the run is stopped; -1: it has not begun.
    let stopDescriptor: Int32

    /// Whether the run is stopped.
    var isStopped: Bool { !pause(milliseconds: 0) }

    /// Waits so long; false when the run is stopped.
    func pause(milliseconds: Int) -> Bool { wait(for: -1, 0, until: .now.adding(milliseconds: milliseconds)) != .stopped }

    /// Waits until `descriptor` can be read.
    func untilReadable(_ descriptor: Int32) -> Ending { wait(for: descriptor, Int16(POLLIN), until: nil) }

    /// Waits so long until `descriptor` can be read.
    func untilReadable(_ descriptor: Int32, milliseconds: Int) -> Ending {
        wait(for: descriptor, Int16(POLLIN), until: .now.adding(milliseconds: milliseconds))
    }

    /// Waits until `descriptor` can be written, which ends a connection attempt.
    func untilWritable(_ descriptor: Int32, milliseconds: Int) -> Ending {
        wait(for: descriptor, Int16(POLLOUT), until: .now.adding(milliseconds: milliseconds))
    }

    private func wait(for descriptor: Int32, _ events: Int16, until deadline: MonotonicTime?) -> Ending {
        while true {
            var polled = [
                pollfd(fd: descriptor, events: events, revents: 0),
                pollfd(fd: stopDescriptor, events: Int16(POLLIN), revents: 0),
            ]
            let count = unsafe poll(&polled, 2, deadline?.millisecondsLeft ?? -1)
            if polled[1].revents != 0 { return .stopped }
            if polled[0].revents != 0 { return .ready }
            if count == 0 { return .timedOut }
            // A failure of poll itself would come back at once; and where nothing else can stop the wait, a signal does.
            if count < 0, errno != EINTR || stopDescriptor < 0 { return .stopped }
        }
    }
}
