import BitchatFrame
import Hashes
import WireFormat

/// What an announce claims as each profile's app reads it, worked out once where they agree.
///
/// An object, as a claim is one.
package final class AnnounceClaims: Sendable {
    /// As iOS and the specification read it; nil when they cannot.
    package let ios: AnnounceClaim?
    /// As Android reads it; nil when it cannot.
    package let android: AnnounceClaim?

    /// Reads the announce that `payload` is.
    package init(_ payload: RawSpan, _ hasher: SHA256Hasher) {
        let read = AnnounceClaim.keyRanges(payload, .ios), other = AnnounceClaim.keyRanges(payload, .android)
        android = other.map { AnnounceClaim(payload, $0, for: .android, hasher) }
        guard let read, let other, read == other, read.noise.count == 32 else {
            ios = read.map { AnnounceClaim(payload, $0, for: .ios, hasher) }
            return
        }
        ios = android
    }

    /// The claim as a profile's app reads it.
    package func claim(for profile: GateProfile.Name) -> AnnounceClaim? { profile == .android ? android : ios }
}
