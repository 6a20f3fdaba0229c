import MeshModel
import WireFormat

/// The fragment streams completed within the lifetime of an assembly, so that copies are not rebuilt again.
package struct RecentStreams {
    /// How long a stream is remembered, in milliseconds: the lifetime of an assembly (docs/protocol.md 3.6).
    package static let lifetime: Int64 = 30_000
    /// The most streams remembered.
    package static let capacity = 1024

    private var finished = FragmentStreamTable()

    /// Whether the stream was completed within the lifetime before `now`, in milliseconds.
    func contains(_ stream: FragmentStream, now: Int64) -> Bool {
        guard let time = finished[stream] else { return false }
        return now.elapsed(since: time).magnitude <= UInt64(Self.lifetime)
    }

    /// Remembers that the stream was completed at `now`.
    mutating func insert(_ stream: FragmentStream, now: Int64) {
        if finished.count >= Self.capacity {
            finished.keep { now.elapsed(since: $0).magnitude <= UInt64(Self.lifetime) }
        }
        if finished.count >= Self.capacity { finished = FragmentStreamTable() }
        finished.set(stream, to: now)
    }
}
