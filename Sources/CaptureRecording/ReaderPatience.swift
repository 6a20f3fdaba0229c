/// What happens while nobody reads the FIFO that is to be written, or its reader takes nothing.
package struct ReaderPatience: Sendable {
    /// Called once, with the FIFO's path, before the first reader is waited for.
    package var begins: @Sendable (String) -> Void
    /// Asked again and again while that lasts, once a second at least; at the first false the recording ends.
    package var goesOn: @Sendable () -> Bool

    /// Makes patience, which is silent and endless if nothing is said; see the properties.
    package init(
        begins: @escaping @Sendable (String) -> Void = { _ in }, goesOn: @escaping @Sendable () -> Bool = { true }
    ) {
        self.begins = begins
        self.goesOn = goesOn
    }
}
