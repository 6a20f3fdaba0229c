/// Why a frame is under way.
package enum FramePurpose: UInt8, Sendable, Hashable, CaseIterable {
    /// Its author sends it.
    case origin
    /// Somebody passes it on.
    case relay
    /// It asks for packets.
    case request
    /// It answers such a request.
    case answer
    /// Somebody outside the mesh made it.
    case foreign
}
