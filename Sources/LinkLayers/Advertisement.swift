import Capture

/// One advertising report, or one set of the capturing device's own advertising data, that shows bitchat.
package struct Advertisement: Sendable, Hashable {
    /// Where it was seen.
    package enum Origin: UInt8, Sendable, Hashable {
        /// Another device's, received.
        case received
        /// The capturing device's own, from its commands.
        case own
    }

    /// The record it stands in.
    package var record: CaptureRecord
    /// Whose it is.
    package var origin: Origin
    /// The advertiser's address; nil for the device's own data.
    package var address: DeviceAddress?
    /// Whether the released service UUID is listed.
    package var hasService: Bool
    /// Whether the service UUID of debug builds is listed.
    package var hasDebugService: Bool
    /// The peer ID in Android's service data, as a big-endian number.
    package var peerID: UInt64?
    /// Whether a local name stands beside the service.
    package var hasLocalName: Bool
    /// Received signal strength in dBm; nil when not given.
    package var rssi: Int8?

    /// Makes an advertisement; see the properties.
    package init(record: CaptureRecord, origin: Origin, address: DeviceAddress?) {
        self.record = record
        self.origin = origin
        self.address = address
        self.hasService = false
        self.hasDebugService = false
        self.peerID = nil
        self.hasLocalName = false
        self.rssi = nil
    }
}
