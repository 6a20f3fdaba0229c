/// What an app's encoder does where the apps differ (docs/protocol.md 2.2, 2.4, 2.7 and 2.8).
package struct FrameEncodingRules: Sendable, Hashable {
    /// Whether versions other than 1 and 2 are written: 0 with the short header, all others with the long one.
    package var takesAnyVersion: Bool
    /// Whether an empty hop or a 256th one refuses the frame, instead of being zeros or left out.
    package var refusesOddRoutes: Bool
    /// Whether `PayloadPacking` is followed, instead of compressing every time anew.
    package var keepsPacking: Bool
    /// Whether the flag `IS_RSR` is written.
    package var knowsSyncResponses: Bool
    /// The zlib level whose output comes closest to the app's compressor.
    package var compressionLevel: Int

    /// What the iOS app does.
    package static let ios = FrameEncodingRules(
        takesAnyVersion: false, refusesOddRoutes: true, keepsPacking: false, knowsSyncResponses: true, compressionLevel: 5)
    /// What the Android app does.
    package static let android = FrameEncodingRules(
        takesAnyVersion: true, refusesOddRoutes: false, keepsPacking: true, knowsSyncResponses: false, compressionLevel: 6)
}
