import MeshModel

/// What the vectors call the fates of a fragment.
enum FragmentWords {
    /// The class of a refusal.
    static func word(for refusal: FragmentRefusal) -> String {
        switch refusal {
        case .totalZero: "total-zero"
        case .indexRange: "index-range"
        case .empty: "empty"
        case .totalLimit: "total-limit"
        case .inconsistent: "inconsistent"
        case .setsLimit: "sets-limit"
        case .memoryLimit: "memory-limit"
        }
    }

    /// What iOS makes of a fragment: `r`, `started`, and the sizes of an oversized stream; nil where it takes it for none.
    static func ios(_ outcome: FragmentOutcome) -> JSONObject? {
        switch outcome {
        case .stored(let started), .unreadable(let started): ["r": .string("stored"), "started": .bool(started)]
        case .complete(let packet): ["r": .string("complete"), "started": .bool(packet.started)]
        case .oversized(let projected, let limit, let started):
            [
                "r": .string("oversized"), "started": .bool(started), "projected": .integer(projected),
                "limit": .integer(limit),
            ]
        case .dropped, .refused: nil
        }
    }
}
