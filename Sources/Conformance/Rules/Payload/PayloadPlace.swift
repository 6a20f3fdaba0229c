import Dissection

/// Where a place in the payload stands in the frame.
enum PayloadPlace {
    /// The offset from the frame's first byte of `offset` in the payload's bytes; nil when the payload was inflated.
    static func inFrame(_ packet: DissectedPacket, _ offset: Int) -> Int? {
        packet.frame?.originalSize == nil ? offset : nil
    }
}
