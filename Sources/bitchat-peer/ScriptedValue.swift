import PacketGenerators

/// One value that goes over the link, and what a receiver is to say to it.
struct ScriptedValue {
    /// The frame, which is the whole value.
    let frame: GeneratedFrame
    /// What each profile is to answer.
    let verdicts: Verdicts
    /// Whether a central writes it with an answer.
    var isAcknowledged = false
    /// The frame that it completes as the last of its fragments, and the answers to that.
    var rebuilt: (frame: GeneratedFrame, verdicts: Verdicts)?

    init(_ frame: GeneratedFrame, _ verdicts: Verdicts, isAcknowledged: Bool = false) {
        self.frame = frame
        self.verdicts = verdicts
        self.isAcknowledged = isAcknowledged
    }

    /// How it travels, as NDJSON names it.
    func via(from role: Role) -> String {
        switch role {
        case .peripheral: "notification"
        case .central: isAcknowledged ? "writeRequest" : "writeCommand"
        }
    }
}
