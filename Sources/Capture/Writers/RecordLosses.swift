/// What a container does not keep of a record that it holds.
package struct RecordLosses: OptionSet, Sendable, Hashable {
    package var rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Its time is 1970-01-01, since its own is unknown or outside what the container holds.
    package static let time = RecordLosses(rawValue: 1)
    /// Which adapter it is of; it counts as one of adapter 0.
    package static let adapter = RecordLosses(rawValue: 2)
    /// That it was longer on the wire than its bytes.
    package static let originalLength = RecordLosses(rawValue: 4)

    /// Each loss by itself, with what became of the records, to stand behind their number.
    package static let sentences: [(RecordLosses, String)] = [
        (.time, "written with the time 1970-01-01: theirs is unknown or beyond the format"),
        (.adapter, "written without their adapter, which this format does not keep"),
        (.originalLength, "written without their length on the wire, which this format does not keep"),
    ]
}
