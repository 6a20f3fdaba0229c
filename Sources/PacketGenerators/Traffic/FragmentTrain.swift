/// The fragments of one file after another, each file with a new stream ID.
struct FragmentTrain {
    private var pieces: [FrameTemplate]
    private var position = 0
    private var stream: UInt64 = 0
    private var time: UInt64 = 0

    /// Begins with the files of `author`.
    init(by author: TestIdentity) { pieces = FrameTemplate.train(by: author) }

    /// The next fragment; the first of a file fixes the time of all.
    mutating func next(_ now: UInt64, _ random: inout SplitMix64) -> [UInt8] {
        if position == 0 { (stream, time) = (random.next(), now) }
        var bytes = pieces[position].stamped(time, &random)
        FrameTemplate.write(stream, &bytes, at: 22)
        position = (position + 1) % pieces.count
        return bytes
    }
}
