/// The 16-bit attribute types that discovery asks for.
enum AttributeType {
    /// A primary service declaration.
    static let primaryService: UInt16 = 0x2800
    /// A characteristic declaration.
    static let characteristic: UInt16 = 0x2803
    /// A client characteristic configuration, which turns notifications on.
    static let configuration: UInt16 = 0x2902
    /// The characteristic by which a server tells that its handles changed.
    static let serviceChanged: UInt16 = 0x2A05
}
