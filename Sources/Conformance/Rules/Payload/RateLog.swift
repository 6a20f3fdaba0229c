/// Counts packets within a sliding span of time, by key, each packet once however many copies are seen.
struct RateLog<Key: Hashable & Sendable>: Sendable {
    private struct Event: Sendable {
        var time: Int64
        var packet: PacketMark
    }

    /// The most packets kept for one key; a higher count is given as this one.
    static var depth: Int { 64 }
    /// The most keys.
    static var keys: Int { 1024 }

    private let period: Int64
    private var events: [Key: [Event]] = [:]

    /// Makes an empty log for counts within `period` milliseconds; a packet that old no longer counts.
    init(period: Int64) { self.period = period }

    /// Takes note of a packet and returns how many of its key fell within the period; nil for a copy.
    mutating func count(_ packet: PacketMark, of key: Key, now: Int64) -> Int? {
        if events[key] == nil, events.count >= Self.keys { events = [:] }
        var recent = events.removeValue(forKey: key) ?? []
        recent.removeAll { now - $0.time >= period }
        let isCopy = recent.contains { $0.packet == packet }
        if !isCopy { recent.append(Event(time: now, packet: packet)) }
        if recent.count > Self.depth { recent.removeFirst() }
        events[key] = recent
        return isCopy ? nil : recent.count
    }

    /// Forgets the packets of a key.
    mutating func remove(_ key: Key) { events[key] = nil }
}
