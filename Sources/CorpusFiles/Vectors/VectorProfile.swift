/// Whose answer a vector gives; open, so that the profiles of other projects survive (Corpus/README.md).
package struct VectorProfile: RawRepresentable, Sendable, Hashable {
    /// The word in the vector.
    package var rawValue: String

    package init(rawValue: String) { self.rawValue = rawValue }

    /// The specification of the request sync manager.
    package static let spec = VectorProfile(rawValue: "spec")
    /// The iOS app.
    package static let ios = VectorProfile(rawValue: "ios")
    /// The Android app.
    package static let android = VectorProfile(rawValue: "android")

    /// The profiles that this project answers for.
    package static let all = [spec, ios, android]
}
