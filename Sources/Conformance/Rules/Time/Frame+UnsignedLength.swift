import BitchatFrame

extension Frame {
    /// The length of what is signed, before padding: everything up to the signature, without a route of no hops.
    var unsignedLength: Int {
        let ids = recipient == nil ? 8 : 16
        return header.fixedLength + ids + (route.isEmpty ? 0 : 1 + route.count) + section.count
    }
}
