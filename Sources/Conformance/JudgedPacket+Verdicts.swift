import MeshModel

extension JudgedPacket {
    /// The answers of up to three profiles, in place: every packet has them.
    package struct Verdicts: Sendable {
        fileprivate var first = Self.none, second = Self.none, third = Self.none
        /// The number of answers.
        package private(set) var count = 0

        private static let none = JudgedPacket.Verdict(profile: .spec, answer: GateVerdict(.notChecked))

        /// Makes a list without answers.
        package init() {}

        /// Adds a profile's answer; there is room for one of each profile.
        package mutating func append(_ profile: GateProfile.Name, _ answer: GateVerdict) {
            append(profile) { verdict in verdict = answer }
        }

        /// Adds the answer of a profile that `body` writes.
        @inline(__always)
        mutating func append(_ profile: GateProfile.Name, _ body: (inout GateVerdict) -> Void) {
            switch count {
            case 0: Self.set(&first, profile, body)
            case 1: Self.set(&second, profile, body)
            default: Self.set(&third, profile, body)
            }
            if count < 3 { count += 1 }
        }

        /// Whether a profile refuses.
        fileprivate var holdsRefusal: Bool {
            count > 0 && first.answer.accepts == false || count > 1 && second.answer.accepts == false
                || count > 2 && third.answer.accepts == false
        }

        /// Puts what `body` makes of it in place of each reason.
        @inline(__always)
        mutating func revise(_ body: (VerdictReason) -> VerdictReason) {
            if count > 0 { first.answer.reason = body(first.answer.reason) }
            if count > 1 { second.answer.reason = body(second.answer.reason) }
            if count > 2 { third.answer.reason = body(third.answer.reason) }
        }

        @inline(__always)
        private static func set(
            _ verdict: inout JudgedPacket.Verdict, _ profile: GateProfile.Name, _ body: (inout GateVerdict) -> Void
        ) {
            verdict.profile = profile
            body(&verdict.answer)
        }
    }
}

extension JudgedPacket {
    /// Whether a profile refuses it, told without a copy of the answers.
    package var isRefused: Bool { verdicts.holdsRefusal }
}

extension JudgedPacket.Verdicts: RandomAccessCollection {
    package var startIndex: Int { 0 }
    package var endIndex: Int { count }
    package subscript(index: Int) -> JudgedPacket.Verdict {
        switch index {
        case 0: first
        case 1: second
        default: third
        }
    }
}

extension JudgedPacket.Verdicts: ExpressibleByArrayLiteral {
    package init(arrayLiteral verdicts: JudgedPacket.Verdict...) {
        self.init()
        for verdict in verdicts { append(verdict.profile, verdict.answer) }
    }
}
