/// Texts at the edges of UTF-8 (RFC 3629), by name.
enum BadText {
    /// Well-formed ones.
    static let good: [(String, [UInt8])] = [
        ("two-bytes-first", .hex("c280")), ("two-bytes-last", .hex("dfbf")), ("three-bytes-first", .hex("e0a080")),
        ("before-surrogates", .hex("ed9fbf")), ("after-surrogates", .hex("ee8080")), ("three-bytes-last", .hex("efbfbf")),
        ("four-bytes-first", .hex("f0908080")), ("four-bytes-last", .hex("f48fbfbf")), ("nul", .hex("610062")),
        ("mark-inside", .hex("61efbbbf62")),
    ]
    /// Ill-formed ones.
    static let bad: [(String, [UInt8])] = [
        ("continuation", .hex("80")), ("cut-two", .hex("c2")), ("cut-three", .hex("e0a0")), ("cut-four", .hex("f09080")),
        ("overlong-two", .hex("c0af")), ("overlong-two-last", .hex("c1bf")), ("overlong-three", .hex("e09fbf")),
        ("overlong-four", .hex("f08fbfbf")), ("surrogate-first", .hex("eda080")), ("surrogate-last", .hex("edbfbf")),
        ("too-large", .hex("f4908080")), ("lead-f5", .hex("f5808080")), ("lead-ff", .hex("ff")), ("bad-second", .hex("c241")),
        ("bad-third", .hex("e28241")), ("bad-fourth", .hex("f09f9841")),
    ]
}
