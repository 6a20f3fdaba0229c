import BitchatFrame
import LinkLayers

/// Values that come over one link.
struct ValueScript {
    static let ada = Peer("ada")

    /// An unsigned message that makes a frame of `length` bytes.
    static func frame(_ length: Int, at time: Int64 = 0) -> [UInt8] {
        ada.frame(.message, noise(length - 22), at: time, isSigned: false)
    }

    /// How often `rule` fires for `values`, which come at the given times.
    static func firings(
        of rule: String, _ values: [(bytes: [UInt8], time: Int64)], via carrier: AttributeValue.Carrier = .notification,
        mtu: Int = 517
    ) -> Int {
        let script = MeshScript()
        let link = script.link(1, mtu: mtu)
        for value in values { script.receive(value.bytes, on: link, at: value.time, via: carrier) }
        return script.count(of: rule)
    }
}
