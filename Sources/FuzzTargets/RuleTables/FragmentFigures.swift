/// The figures of docs/protocol.md 3.6, 4.6, 13.2 and 13.6, as plain numbers.
struct FragmentFigures {
    /// Whether these are Android's.
    var isAndroid: Bool
    /// The largest total, the open streams, the bytes of a stream, of one with a file or Noise message, and of all.
    var total: Int, streams: Int, bytes: Int, mediaBytes: Int, allBytes: Int

    /// iOS.
    static let ios = FragmentFigures(
        isAndroid: false, total: 10_000, streams: 128, bytes: 1_048_576, mediaBytes: 1_179_760, allBytes: .max)
    /// Android.
    static let android = FragmentFigures(
        isAndroid: true, total: 256, streams: 64, bytes: 1_048_576, mediaBytes: 1_048_576, allBytes: 4_194_304)

    /// The same with caps that short scripts reach.
    var small: FragmentFigures {
        var small = self
        small.streams = 4
        small.bytes = 64
        small.mediaBytes = isAndroid ? 64 : 72
        small.allBytes = isAndroid ? 160 : .max
        return small
    }
}
