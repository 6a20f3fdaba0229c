/// Whose reading of a payload is meant, where the two apps differ (docs/protocol.md chapter 8).
package enum PayloadRules: UInt8, Sendable, Hashable, CaseIterable {
    /// The iOS app's; also the specification's, which is silent where they differ.
    case ios
    /// The Android app's.
    case android
}
