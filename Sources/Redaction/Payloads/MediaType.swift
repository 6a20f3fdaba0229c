/// The kinds of files that say nothing of their owner.
enum MediaType {
    private static let known: Set<String> = [
        "application/octet-stream", "application/pdf", "audio/aac", "audio/mp4", "audio/m4a", "audio/x-m4a", "audio/mpeg",
        "audio/mp3", "audio/ogg", "audio/wav", "audio/x-wav", "image/gif", "image/heic", "image/jpeg", "image/jpg",
        "image/png", "image/webp", "text/plain", "video/mp4", "application/json",
    ]

    /// Whether `name` is one of them.
    static func isKnown(_ name: [UInt8]) -> Bool { known.contains(String(decoding: name, as: UTF8.self)) }
}
