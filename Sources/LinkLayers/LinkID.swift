/// One connection of one adapter, from its opening to its end; handles are reused, these are not.
package struct LinkID: Sendable, Hashable {
    /// The serial number of the connection within the run.
    package var serial: Int

    /// Makes the identity of the connection opened as number `serial`.
    package init(serial: Int) { self.serial = serial }
}
