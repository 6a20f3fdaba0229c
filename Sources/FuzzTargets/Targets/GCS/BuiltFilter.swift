import BitchatPayload

/// A filter as it was built.
package struct BuiltFilter: Sendable, Hashable {
    /// The Golomb-Rice parameter and the range.
    package var p: Int, m: UInt32
    /// The bits, and how many of the first IDs they stand for.
    package var filter: [UInt8], covered: Int

    /// Makes a filter from the builder's output.
    package init(_ output: GCSBuilder.Output) {
        self.init(p: output.p, m: output.m, filter: output.filter, covered: output.covered)
    }

    /// Makes a filter; see the properties.
    package init(p: Int, m: UInt32, filter: [UInt8], covered: Int) {
        (self.p, self.m, self.filter, self.covered) = (p, m, filter, covered)
    }
}
