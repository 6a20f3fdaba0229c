/// The fixed channels and the services that concern bitchat (docs/capture-formats.md 10.2).
enum L2CAPChannel {
    /// Signalling on BR/EDR links.
    static let classicSignalling: UInt16 = 0x0001
    /// The attribute protocol on LE links.
    static let attributes: UInt16 = 0x0004
    /// Signalling on LE links.
    static let lowEnergySignalling: UInt16 = 0x0005
    /// Pairing on LE links.
    static let security: UInt16 = 0x0006
    /// The first channel that is opened by signalling.
    static let firstDynamic: UInt16 = 0x0040

    /// The service number of the attribute protocol on BR/EDR links.
    static let attributeService: UInt16 = 0x001F
    /// The service number of the enhanced attribute protocol.
    static let enhancedAttributeService: UInt16 = 0x0027
}
