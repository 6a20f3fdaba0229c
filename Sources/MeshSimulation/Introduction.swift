/// How long after a link opened a node announces itself there, in milliseconds (docs/protocol.md 1.3).
package struct Introduction: Sendable, Hashable {
    /// Where the node connected.
    package var central: Int64
    /// Where the other one did.
    package var peripheral: Int64

    /// Makes the two pauses.
    package init(central: Int64, peripheral: Int64) {
        self.central = central
        self.peripheral = peripheral
    }
}
