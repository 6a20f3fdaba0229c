import BitchatFrame
import BitchatPayload
import LinkLayers
import MeshModel

/// The sync requests seen lately, by the link they went over and the direction.
package struct RequestLog: Sendable {
    /// One REQUEST_SYNC as it went over one link.
    package struct Entry: Sendable, Hashable {
        /// When, in milliseconds.
        package var time: Int64
        /// The record that completed it.
        package var record: Int
        /// Who asked, as claimed.
        package var sender: PeerID
        /// Whom it names; nil or broadcast when nobody.
        package var recipient: PeerID?
        /// The request's timestamp.
        package var timestamp: UInt64
        /// The types wanted: those of TLV 0x04, or announce and message without it.
        package var types: SyncTypes
        /// The cursor, if it has one.
        package var since: UInt64?
        /// The usable stream IDs of TLV 0x06; nil when there is no restriction.
        package var streams: [FragmentID]?
        /// The packets its sender already has.
        package var filter: GCSFilter
        /// The packet's ttl.
        package var ttl: UInt8
        /// What its signature came to; nil when it was not looked at.
        package var signature: SignatureCheck?
    }

    /// The most requests kept for one link and direction.
    static let perLink = 16
    /// The most links and directions.
    static let links = 512

    struct Key: Hashable, Sendable {
        var link: LinkID
        var isFromOtherEnd: Bool
    }

    private var entries: [Key: [Entry]] = [:]
    /// The keys of `entries`, the first one used first.
    private var order: [Key] = []

    /// Makes an empty log.
    package init() {}

    /// The requests that the device at one end of `link` sent over it, oldest first: the other end's, or the capturing device's.
    package func requests(on link: LinkID, fromOtherEnd: Bool) -> [Entry] {
        entries[Key(link: link, isFromOtherEnd: fromOtherEnd)] ?? []
    }

    /// The requests that a packet so seen could answer: those that went the other way on its link, oldest first.
    func answerable(by arrival: PacketInHand.Arrival) -> [Entry] {
        requests(on: arrival.link, fromOtherEnd: arrival.direction != .received)
    }

    mutating func insert(_ entry: Entry, on link: LinkID, fromOtherEnd: Bool) {
        let key = Key(link: link, isFromOtherEnd: fromOtherEnd)
        if entries[key] == nil {
            if order.count >= Self.links { entries[order.removeFirst()] = nil }
            order.append(key)
        }
        entries[key, default: []].append(entry)
        if let count = entries[key]?.count, count > Self.perLink { entries[key]?.removeFirst(count - Self.perLink) }
    }

    mutating func close(_ link: LinkID) {
        let theirs = entries.removeValue(forKey: Key(link: link, isFromOtherEnd: true))
        let ours = entries.removeValue(forKey: Key(link: link, isFromOtherEnd: false))
        if theirs != nil || ours != nil { order.removeAll { $0.link == link } }
    }
}
