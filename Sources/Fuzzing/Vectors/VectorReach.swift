import CorpusFiles
import FuzzTargets

/// The planted faults that no vector can give away, each with its reason.
///
/// `plant --vectors` fails when one of them is caught after all, and when one that is not caught is missing here.
enum VectorReach {
    /// Faults that are out of reach for the same reason.
    struct Group {
        /// Why no vector can tell.
        let reason: String
        /// The faults, or the target of which all are meant.
        var plants: [String] = [], target: String?
    }

    /// The reason for a fault, or nil when a vector should catch it.
    static func reason(_ plant: Plant) -> String? {
        groups.first { $0.target == plant.target || $0.plants.contains(plant.id) }?.reason
    }

    /// The kinds that ask for a step of a target, as `PlantedSteps` lays them; the others answer the same whatever its fault.
    ///
    /// Frames are read in every kind that has one.
    static let kinds: [String: [String]] = [
        "frame": VectorKinds.all.map { $0.name },
        "payload": ["announce", "payload", "plaintext"],
        "request-sync": ["sync", "streams"],
        "gcs": ["gcs_build", "gcs_decode", "bucket"],
        "signature": ["signature"],
        "fragments": ["piece", "fragments"],
        "stream": ["stream"],
        "gate": ["gate", "window", "android_gate"],
    ]

    /// All of them.
    static let groups =
        parts + costs + words + handlers + [
            Group(reason: "concerns capture containers, for which the vectors have no kind", target: "capture"),
            Group(
                reason: "concerns what a node keeps, asks for and answers over time, for which the vectors have no kind",
                target: "sync-node"),
        ]

    private static let parts = [
        Group(
            reason: "concerns writes and single values, of which the vectors have no kind: their streams are notifications",
            plants: [
                "write-gap-closed", "write-in-order", "write-appends", "write-cap", "write-two-frames", "write-keeps-older",
                "value-empty",
            ]),
        Group(
            reason: "concerns how a dissector names what stands behind a frame: a vector shows the frame alone",
            plants: ["padding-run-short"]),
        Group(reason: "concerns the answer to a ping: a vector shows what is read of it", plants: ["echo-keeps-rest"]),
        Group(
            reason: "shows in compressed output alone, which is not canonical: no line triggers compression",
            plants: ["packed-above-100"]),
        Group(
            reason: "a reset is in the vectors, but not how many bytes it throws away", plants: ["stream-lost-without-chunk"]),
        Group(
            reason: "Android is not asked which streams stall: the event is for spec and ios", plants: ["fragment-android-asks"]),
    ]

    private static let costs = [
        Group(
            reason: "a hang: a vector has no clock, and the run does not end",
            plants: ["hang-behind-magic", "empty-field-loop", "stream-zero-run"]),
        Group(
            reason: "memory: a vector does not measure it",
            plants: ["allocation-behind-magic", "no-bound-before-inflate", "fragment-room-for-total"]),
    ]

    private static let words = [
        Group(
            reason: "only the class of the refusal changes, which is compared loosely: no body of deflate grows 50,000 times",
            plants: ["ratio-unchecked"]),
        Group(
            reason: "only the class of the refusal changes, which is compared loosely: no signature fits a key of 31 bytes",
            plants: ["short-signing-key"]),
    ]

    private static let handlers = [
        Group(
            reason: "stands in the handlers of iOS, behind the gate where the vectors of kind gate end",
            plants: [
                "ios-announce-age", "message-age", "ages-before-answers", "leave-unsigned", "ios-key-change",
                "announce-of-another", "rebind-at-once", "rebind-never", "repeat-not-of-300-s", "repeat-after-handlers",
            ]),
        Group(
            reason: "stands in the voice handler of Android, behind the validator where the vectors of kind android_gate end",
            plants: ["voice-age-future"]),
        Group(
            reason:
                "concerns a frame joined on Android: kind android_gate takes no pieces, kinds piece and fragments pin the limit",
            plants: ["rebuilt-257"]),
    ]
}
