import BitchatFrame

/// How old packets are.
enum PacketAge {
    /// The milliseconds from a packet's timestamp to `now`; negative when it lies ahead.
    static func milliseconds(of header: FrameHeader, at now: Int64) -> Int64 {
        now.elapsed(since: Int64(clamping: header.timestamp))
    }
}
