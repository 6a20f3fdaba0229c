import Capture

/// Where a source's streams come from, one after the other: connections to a port, writers of a FIFO, files of one name.
protocol StreamOrigin: AnyObject {
    /// As of the source: see `LiveSource`.
    var needsRights: Bool { get }

    /// Opens what must be there from the beginning; throws when that will not succeed by waiting.
    func open() throws(LiveSourceError)

    /// Waits for the next stream and gives its bytes; nil when none comes any more or the run is stopped.
    ///
    /// `last` is the stream given before. What becomes of the source meanwhile goes to `notice`.
    func next(
        after last: LastStream?, _ waiting: Waiting, _ notice: @escaping (SourceNotice) -> Void
    ) -> (any ByteSource)?

    /// Whether no other stream will be any better than the last one, which ended by `failure`.
    func isHopeless(_ failure: CaptureError.Kind) -> Bool
}

extension StreamOrigin {
    var needsRights: Bool { true }
}

/// How the stream before ended.
struct LastStream {
    /// Whether it gave at least one byte.
    var hadBytes: Bool
    /// Why it ended early, in one clause; nil when its other end just left.
    var failure: String?
}
