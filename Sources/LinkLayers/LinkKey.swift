/// What names a link inside a capture while it lasts: an adapter's handle, or an access address.
struct LinkKey: Sendable, Hashable {
    /// The identity as one number, so that finding a link compares words.
    let raw: UInt64

    /// The key of connection `handle` of `adapter`.
    init(adapter: UInt16, handle: UInt16) { raw = UInt64(adapter) << 16 | UInt64(handle) }

    /// The key of the link with `accessAddress`, as heard by sniffer number `adapter`.
    init(adapter: UInt16, accessAddress: UInt32) { raw = 1 << 63 | UInt64(adapter) << 32 | UInt64(accessAddress) }

    /// A number below 64 that neighbouring handles do not share.
    @inline(__always) var slot: Int { Int(raw & 63) }

    /// Whether it belongs to the HCI connections of `adapter`.
    func isConnection(of adapter: UInt16) -> Bool { raw >> 16 == UInt64(adapter) }
}
