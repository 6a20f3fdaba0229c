extension ScriptedLink {
    /// To bo's iPhone, which the capturing device connected to.
    static let bo = ScriptedLink(
        handle: 0x0040, address: RadioAddress(0xC0DE_C000_0001), role: .central, server: .ios, discovery: .byIdentifier)
    /// From dee's Android phone, which asks for an MTU of 517.
    static let dee = ScriptedLink(
        handle: 0x0041, address: RadioAddress(0xC0DE_C000_0002), role: .peripheral, server: .ios, clientMTU: 517,
        isEnhanced: true)
    /// From cy's iPhone, with a controller that knows no data length extension.
    static let cy = ScriptedLink(
        handle: 0x0042, address: RadioAddress(0xC0DE_C000_0003), role: .peripheral, server: .ios, aclSize: 27,
        discovery: .byIdentifier)
    /// To dee's Android phone, which the capturing device connected to.
    static let deeAsPeripheral = ScriptedLink(
        handle: 0x0040, address: RadioAddress(0xC0DE_C000_0002), role: .central, server: .android, serverMTU: 517,
        discovery: .byIdentifier, isEnhanced: true)
}
