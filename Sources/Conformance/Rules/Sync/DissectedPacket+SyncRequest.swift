import Dissection

extension DissectedPacket {
    /// Whether it is a whole frame of type REQUEST_SYNC by a sender of the current dialect; its payload may be faulty.
    var isSyncRequest: Bool {
        guard frame?.header.type == .requestSync else { return false }
        if case .historical = payload { return false }
        return true
    }
}
