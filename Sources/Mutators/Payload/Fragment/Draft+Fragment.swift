import BitchatPayload

extension Draft {
    /// The stream ID of the fragment that the window is.
    var fragmentStream: Range<Int> { window.lowerBound..<window.lowerBound + 8 }
    /// Its index.
    var fragmentIndex: Range<Int> { window.lowerBound + 8..<window.lowerBound + 10 }
    /// Its total.
    var fragmentTotal: Range<Int> { window.lowerBound + 10..<window.lowerBound + 12 }
    /// Its slice; empty when the header is cut.
    var fragmentSlice: Range<Int> {
        min(window.lowerBound + FragmentPayload.headerLength, window.upperBound)..<window.upperBound
    }
}
