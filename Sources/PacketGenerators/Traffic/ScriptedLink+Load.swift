extension ScriptedLink {
    /// One of the links of generated loads, alternately in both roles.
    static func load(_ number: Int) -> ScriptedLink {
        ScriptedLink(
            handle: UInt16(0x0040 + number), address: RadioAddress(0xC0DE_C100_0000 + UInt64(number)),
            role: number.isMultiple(of: 2) ? .central : .peripheral, server: .ios,
            discovery: number < 2 ? .byIdentifier : .everyService)
    }
}

extension HCIScript {
    /// The time of the next packet in milliseconds since 1970.
    var milliseconds: UInt64 { UInt64(now / 1000) }
}
