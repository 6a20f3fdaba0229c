import BitchatFrame
import MeshModel

extension Plants {
    /// Faults of clocks and ages.
    static let gateClocks = [
        gatePlant("spec-skew-inclusive", "the specification's < becomes <=", "chapter 7 row 1") { $0.spec.skew = 120_000 },
        gatePlant("ios-skew-exclusive", "the <= of iOS becomes <", "5.2 row 6") { $0.ios.skew = 119_999 },
        gatePlant("ios-announce-age", "an announce may be a millisecond older on iOS", "chapter 7 row 2") {
            $0.ios.announceAge = AgeLimit(past: 900_001, future: nil)
        },
        gatePlant("android-announce-age", "an announce may be a millisecond less old on Android", "chapter 7 row 2") {
            $0.android.announceAge = AgeLimit(599_999)
        },
        gatePlant("android-leave-age", "a leave may be a millisecond older on Android", "chapter 7 row 3") {
            $0.android.leaveAge = AgeLimit(300_001)
        },
        gatePlant("message-age", "a message may be a millisecond older on iOS", "chapter 7 row 39") {
            $0.ios.messageAge = AgeLimit(past: 21_600_001, future: nil)
        },
        gatePlant("voice-age-future", "Android takes voice frames from any future", "chapter 7 row 4") {
            $0.android.voiceAge = AgeLimit(past: 30_000, future: nil)
        },
        gatePlant("ages-before-answers", "announces of answers keep to the clock too", "5.2 row 5") { subject in
            subject.ios.announceAge = AgeLimit(past: 120_000, future: nil)
        },
    ]
}
