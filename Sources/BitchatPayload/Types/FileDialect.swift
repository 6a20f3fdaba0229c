/// Which forms of fields a file came with (docs/protocol.md 3.8).
package struct FileDialect: OptionSet, Sendable, Hashable {
    /// The bits; never on the wire.
    package var rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The size has 8 bytes; the Android app refuses it.
    package static let longSize = FileDialect(rawValue: 0x01)
    /// Some content has a two-byte length; the Android app refuses it.
    package static let shortContentLength = FileDialect(rawValue: 0x02)

    /// The name used in NDJSON.
    package var name: StaticString {
        switch (contains(.longSize), contains(.shortContentLength)) {
        case (false, false): "current"
        case (true, false): "legacySize"
        case (false, true): "legacyContent"
        case (true, true): "legacy"
        }
    }
}
