extension Range<Int> {
    /// The same run `distance` further on.
    func shifted(by distance: Int) -> Range<Int> { lowerBound + distance..<upperBound + distance }
}
