import WireFormat

extension Frame {
    /// The number of relays that the route names.
    package var hopCount: Int { route.count / FrameLayout.idLength }

    /// The relay at `index` of the route, counted from 0 at the sender's side; nil beyond the last.
    package func hop(_ index: Int, in bytes: RawSpan) -> PeerID? {
        guard index >= 0, index < hopCount else { return nil }
        var cursor = ByteCursor(route.cut(to: bytes), layer: .frame)
        cursor.position += index * FrameLayout.idLength
        return (try? cursor.bigEndian(bytes, UInt64.self)).map { PeerID(value: $0) }
    }
}
