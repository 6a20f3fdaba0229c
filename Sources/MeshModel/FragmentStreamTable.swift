import BitchatFrame
import Hashes

/// A number for each of some fragment streams.
///
/// Open addressing in one array that is at most half full, a stream at the first free place from its own on, which nobody
/// outside can foresee.
package struct FragmentStreamTable: Sendable {
    private struct Entry {
        var sender: UInt64 = 0
        var id: UInt64 = 0
        var number: Int64 = 0
        var isUsed = false

        func isOf(_ stream: FragmentStream) -> Bool { id == stream.id && sender == stream.sender.value }
    }

    /// The number of streams.
    package private(set) var count = 0
    private var entries: [Entry] = []
    private let mixer: SecretMixer

    /// Makes an empty table.
    package init() { mixer = .shared }

    /// The number of `stream`, if it has one.
    package subscript(stream: FragmentStream) -> Int64? {
        guard count > 0 else { return nil }
        let place = place(of: stream)
        return entries[place].isUsed ? entries[place].number : nil
    }

    /// Gives `stream` a number in place of any it had.
    package mutating func set(_ stream: FragmentStream, to number: Int64) {
        if (count + 1) * 2 > entries.count { rebuild(room: max(16, entries.count * 2)) { _ in true } }
        let place = place(of: stream)
        if !entries[place].isUsed { count += 1 }
        entries[place] = Entry(sender: stream.sender.value, id: stream.id, number: number, isUsed: true)
    }

    /// Forgets `stream`; those behind it that it kept from their place move up.
    package mutating func remove(_ stream: FragmentStream) {
        guard count > 0 else { return }
        var free = place(of: stream)
        guard entries[free].isUsed else { return }
        count -= 1
        entries[free].isUsed = false
        var next = after(free)
        while entries[next].isUsed {
            let distance = (next - start(entries[next].sender, entries[next].id)) & mask
            if distance >= (next - free) & mask {
                entries[free] = entries[next]
                entries[next].isUsed = false
                free = next
            }
            next = after(next)
        }
    }

    /// Forgets the streams whose numbers `isKept` refuses.
    package mutating func keep(where isKept: (Int64) -> Bool) { rebuild(room: entries.count, isKept) }

    private var mask: Int { entries.count - 1 }

    private func after(_ place: Int) -> Int { (place + 1) & mask }

    /// Where the search for a stream begins.
    private func start(_ sender: UInt64, _ id: UInt64) -> Int { Int(truncatingIfNeeded: mixer.mix(sender, id, 0)) & mask }

    /// Where `stream` stands, or the free place where it would.
    private func place(of stream: FragmentStream) -> Int {
        var place = start(stream.sender.value, stream.id)
        while entries[place].isUsed, !entries[place].isOf(stream) { place = after(place) }
        return place
    }

    /// Places the streams that are kept anew, in an array of `room` entries.
    private mutating func rebuild(room: Int, _ isKept: (Int64) -> Bool) {
        let old = entries
        entries = [Entry](repeating: Entry(), count: room)
        count = 0
        for entry in old where entry.isUsed && isKept(entry.number) {
            let stream = FragmentStream(sender: PeerID(value: entry.sender), id: entry.id)
            entries[place(of: stream)] = entry
            count += 1
        }
    }
}
