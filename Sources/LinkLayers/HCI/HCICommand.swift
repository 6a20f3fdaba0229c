/// The commands that concern bitchat, by opcode (docs/capture-formats.md 10.3 and 10.4).
enum HCICommand {
    /// Reset.
    static let reset: UInt16 = 0x0C03
    /// LE set advertising data.
    static let setAdvertisingData: UInt16 = 0x2008
    /// LE set scan response data.
    static let setScanResponseData: UInt16 = 0x2009
    /// LE set extended advertising data.
    static let setExtendedAdvertisingData: UInt16 = 0x2037
    /// LE set extended scan response data.
    static let setExtendedScanResponseData: UInt16 = 0x2038
}
