import BitchatFrame

extension ProtocolLimits {
    /// How old a fragment or a file may be for iOS to store and serve it (docs/protocol.md 5.5, chapter 7 row 40).
    static let storedFragmentAge: Int64 = 900_000
}
