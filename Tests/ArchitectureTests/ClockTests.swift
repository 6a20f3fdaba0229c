import Testing

/// Holds a sentence of docs/architecture.md: nothing that decodes, judges, prints or simulates reads a clock.
@Suite struct ClockTests {
    static let owners: Set = [
        "LiveCapture", "ATTChannels", "Fuzzing", "bitchat-dissect", "bitchat-peer", "measure-decoding",
    ]
    static let words = [
        "clock_gettime", "gettimeofday", "time(nil)", "ContinuousClock", "SuspendingClock", "MonotonicTime", "WatchClock.system",
    ]

    @Test func onlyProgramsAndWhatWaitsOrMeasuresReadAClock() throws {
        let readers = try Project.swiftFiles(below: "Sources").filter { file in Self.words.contains { file.text.contains($0) } }
        #expect(Set(readers.map { String($0.path.split(separator: "/")[1]) }) == Self.owners)
    }
}
