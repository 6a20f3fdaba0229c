import MeshModel

extension JudgedPacket {
    /// The answers of up to three profiles, in place: every packet has them.
    package struct Verdicts: Sendable {
        private var answers: InlineArray<3, GateVerdict>
        private var profiles = InlineArray<3, GateProfile.Name>(repeating: .spec)
        /// The number of answers.
        package private(set) var count = 0

        private static let empty = GateVerdict(.notChecked)

        /// Makes a list without answers.
        package init() { answers = InlineArray(repeating: Self.empty) }

        /// Adds a profile's answer; there is room for one of each profile.
        package mutating func append(_ profile: GateProfile.Name, _ answer: GateVerdict) {
            append(profile) { $0 = answer }
        }

        /// Adds the answer of a profile that `body` writes.
        @inline(__always)
        mutating func append(_ profile: GateProfile.Name, _ body: (inout GateVerdict) -> Void) {
            profiles[count] = profile
            body(&answers[count])
            count += 1
        }

        /// Puts what `body` makes of it in place of each reason.
        @inline(__always)
        mutating func revise(_ body: (VerdictReason) -> VerdictReason) {
            for index in 0..<count { answers[index].reason = body(answers[index].reason) }
        }
    }
}

extension JudgedPacket.Verdicts: RandomAccessCollection {
    package var startIndex: Int { 0 }
    package var endIndex: Int { count }
    package subscript(index: Int) -> JudgedPacket.Verdict {
        precondition(index < count, "no such verdict")
        return JudgedPacket.Verdict(profile: profiles[index], answer: answers[index])
    }
}

extension JudgedPacket.Verdicts: ExpressibleByArrayLiteral {
    package init(arrayLiteral verdicts: JudgedPacket.Verdict...) {
        self.init()
        for verdict in verdicts { append(verdict.profile, verdict.answer) }
    }
}
