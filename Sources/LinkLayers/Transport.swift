/// The radio a link runs over.
enum Transport: UInt8, Sendable, Hashable {
    /// Neither a connection event nor a telling channel was seen.
    case unknown
    /// Bluetooth LE.
    case lowEnergy
    /// BR/EDR.
    case classic
}
