import BitchatFrame

extension Draft {
    /// The parts of the frame that begins the window, nil when no header fits.
    var frame: FrameParts? { bytes.withRawSpan { FrameParts($0, window) } }

    /// The parts of the frame that begins the partner's window.
    var partnerFrame: FrameParts? { partner.withRawSpan { FrameParts($0, partnerWindow) } }

    /// Overwrites the flag byte.
    mutating func set(_ flags: FrameFlags, of frame: FrameParts) { set(frame.flagsOffset, flags.rawValue) }

    /// Sets or clears some flags.
    mutating func set(_ flags: FrameFlags, _ isSet: Bool, of frame: FrameParts) {
        set(isSet ? frame.flags.union(flags) : frame.flags.subtracting(flags), of: frame)
    }

    /// Puts another payload section in, with the payload length that belongs to it.
    mutating func setSection(_ section: [UInt8], of frame: FrameParts) {
        guard section.count - frame.section.count <= room else { return }
        setClamped(frame.lengthField, section.count)
        replace(frame.section, section)
    }

    /// Changes the payload section; the payload length follows when its size changes.
    mutating func editSection(of frame: FrameParts, partner other: Range<Int>, _ change: (inout Draft) -> Void) {
        let grown = within(frame.section, partner: other, change)
        if grown != 0 { setClamped(frame.lengthField, frame.section.count + grown) }
    }

    /// The 8 bytes of some peer: one of this frame's or the partner's, or one that means something special.
    mutating func anyPeer(_ frame: FrameParts) -> [UInt8] {
        switch random.below(6) {
        case 0: PeerEdges.broadcast
        case 1: PeerEdges.zero
        case 2: random.bytes(FrameParts.idLength)
        case 3: frame.recipient.isEmpty ? copy(frame.sender) : copy(frame.recipient)
        case 4: partnerFrame.map { partnerCopy($0.sender) } ?? copy(frame.sender)
        default: copy(frame.sender)
        }
    }
}
