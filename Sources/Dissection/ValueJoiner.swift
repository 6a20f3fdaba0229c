import Capture
import LinkLayers
import WireFormat

/// Keeps values that are no whole frame until their neighbours complete them (docs/capture-formats.md 11.3).
///
/// Only what is shown is decided here; what the apps' own assemblers would have made of the same values is theirs.
package final class ValueJoiner {
    /// One direction of one attribute on one link.
    struct Key: Hashable, Comparable {
        var link: Int
        var isWrite: Bool
        var handle: UInt16

        /// By link, then handle, a notification before a write.
        static func < (left: Key, right: Key) -> Bool {
            (left.link, left.handle, left.isWrite ? 1 : 0) < (right.link, right.handle, right.isWrite ? 1 : 0)
        }
    }

    /// Bytes that wait, with the value that brought the last of them.
    struct Pending {
        var bytes: [UInt8]
        var arriving: ArrivingValue

        /// The number of the record that brought the last bytes.
        var record: Int { arriving.context.record.number }
    }

    /// The most bytes kept over all attributes: three of the largest frames any app accepts.
    package static let capacity = 3 * 10_487_897
    /// The most attributes with waiting bytes.
    package static let streams = 256
    /// How long bytes wait for their neighbours, in microseconds.
    package static let patience: Int64 = 10_000_000

    private var pending: [Key: Pending] = [:]
    private var held = 0
    /// Whether nothing waits anywhere, which spares the lookup.
    private(set) var isEmpty = true

    /// Removes and returns what waits for more of `key`.
    func take(_ key: Key) -> Pending? {
        guard let found = pending.removeValue(forKey: key) else { return nil }
        held -= found.bytes.count
        isEmpty = pending.isEmpty
        return found
    }

    /// Removes and returns what waits anywhere on the link, by handle.
    func takeAll(on link: LinkID) -> [Pending] {
        pending.keys.filter { $0.link == link.serial }.sorted().compactMap { take($0) }
    }

    /// Removes and returns everything, oldest first.
    func takeAll() -> [Pending] {
        defer {
            pending = [:]
            held = 0
            isEmpty = true
        }
        return pending.sorted(by: Self.isOlder).map(\.value)
    }

    /// Keeps `waiting`; returns what had to go to make room, oldest first.
    func keep(_ waiting: Pending) -> [Pending] {
        var evicted: [Pending] = []
        while !pending.isEmpty, held + waiting.bytes.count > Self.capacity || pending.count >= Self.streams {
            guard let oldest = pending.min(by: Self.isOlder) else { break }
            if let gone = take(oldest.key) { evicted.append(gone) }
        }
        held += waiting.bytes.count
        pending[waiting.arriving.key] = waiting
        isEmpty = false
        return evicted
    }

    /// By record; values that came in one record by attribute, so that every run gives the same order.
    private static func isOlder(_ left: (key: Key, value: Pending), _ right: (key: Key, value: Pending)) -> Bool {
        (left.value.record, left.key) < (right.value.record, right.key)
    }
}
