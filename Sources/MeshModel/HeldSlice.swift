/// One slice that a stream holds.
struct HeldSlice {
    /// Its place in the frame.
    let index: UInt16
    /// Where its bytes stand in the stream's buffer.
    var offset: Int
    /// How many bytes it has.
    var count: Int
    /// The caller's number.
    var tag: Int
}
