import Glibc

/// What a wait on a source's descriptor and the stop descriptor ended with.
enum Readiness: Equatable {
    /// The run is stopped.
    case stopped
    /// The source may have something, be it a failure.
    case ready
    /// The source will have nothing after what waits now.
    case hungUp
    /// Nothing came in the time given.
    case idle
    /// Waiting itself failed, with this error number.
    case failed(Int32)

    /// Waits up to `milliseconds` for `descriptor` or `stop`; a wait that a signal interrupts counts as ready, since nobody looked.
    static func wait(_ descriptor: Int32, stop: Int32, milliseconds: Int32) -> Readiness {
        var descriptors = [stop, descriptor].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        let count = unsafe poll(&descriptors, nfds_t(descriptors.count), milliseconds)
        if count < 0 { return errno == EINTR ? .ready : .failed(errno) }
        if descriptors[0].revents != 0 { return .stopped }
        let seen = Int32(descriptors[1].revents)
        if seen == 0 { return .idle }
        if seen & POLLNVAL != 0 { return .failed(EBADF) }
        return seen & POLLIN != 0 ? .ready : .hungUp
    }
}
