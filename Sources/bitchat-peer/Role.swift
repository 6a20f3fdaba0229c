/// Which end of the connection a part has.
enum Role: String, CaseIterable {
    /// Looks for the other part and connects.
    case central
    /// Advertises and is connected to.
    case peripheral
}
