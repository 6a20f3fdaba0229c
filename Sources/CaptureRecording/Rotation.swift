/// When a recording begins a new file, and how many are kept (`-b`).
package struct Rotation: Sendable, Hashable {
    /// The size in bytes at which a new file begins; nil: never.
    package var bytes: Int?
    /// The age in seconds at which a new file begins; nil: never.
    package var seconds: Int?
    /// How many files are kept, the newest; nil: all.
    package var files: Int?

    /// Makes a rotation; see the properties.
    package init(bytes: Int? = nil, seconds: Int? = nil, files: Int? = nil) {
        self.bytes = bytes
        self.seconds = seconds
        self.files = files
    }

    /// Whether a new file ever begins; without that everything goes into one file of the name given.
    package var isOn: Bool { bytes != nil || seconds != nil }
}
