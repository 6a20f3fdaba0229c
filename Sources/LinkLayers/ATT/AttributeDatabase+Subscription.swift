import WireFormat

extension AttributeDatabase {
    /// How far behind the value its configuration may stand: at two it still comes before that of a next characteristic.
    private static let reach: UInt16 = 2

    /// Whether a write of `value` to `handle` asks for the notifications, or indications, of bitchat's characteristic.
    ///
    /// Two bytes of which bit 0 or 1 is set, to the configuration behind the value (docs/capture-formats.md 10.6). The handle
    /// next to the value needs no discovery: a phone that knows the device skips it.
    func isSubscription(to handle: UInt16, _ value: RawSpan) -> Bool {
        guard value.byteCount == 2, let low = value.byte(at: 0), low & 3 != 0, value.byte(at: 1) == 0 else { return false }
        guard handle > 1 else { return false }
        if isBitchat(handle - 1) { return true }
        return handle > Self.reach && kind(of: handle) == .configuration && isBitchat(handle - Self.reach)
    }

    private func isBitchat(_ handle: UInt16) -> Bool {
        switch kind(of: handle) {
        case .inferred, .assumed, .discovered: true
        case .other, .configuration, .serviceChanged, nil: false
        }
    }
}
