import BitchatFrame

/// A profile's checks laid out so that a frame meets only those that concern its type, in the profile's order.
struct GateSteps: Sendable {
    /// The kinds of types that meet different checks.
    private enum Kind: Int, CaseIterable {
        case announce, message, leave, voiceFrame, requestSync, fragment, other

        @inline(__always)
        init(_ type: MessageType) {
            switch type {
            case .announce: self = .announce
            case .message: self = .message
            case .leave: self = .leave
            case .voiceFrame: self = .voiceFrame
            case .requestSync: self = .requestSync
            case .fragment: self = .fragment
            default: self = .other
            }
        }
    }

    /// The checks before a frame reaches its handler or those of the handlers: a bit for each step, the first in the lowest.
    typealias Run = UInt64

    /// The bits of each run by kind, and those of both.
    private var ingress = [Run](repeating: 0, count: Kind.allCases.count)
    private var delivery = [Run](repeating: 0, count: Kind.allCases.count)
    private var all = [Run](repeating: 0, count: Kind.allCases.count)
    /// The checks of ingress, then those of delivery.
    private let checks: [GateCheck]

    /// Lays out the checks of `profile`, of which there are at most 64.
    init(_ profile: GateProfile) {
        checks = profile.ingress + profile.delivery
        for (step, check) in checks.enumerated() {
            let bit: Run = 1 << Run(step), isIngress = step < profile.ingress.count
            for kind in Kind.allCases where Self.concerns(check, kind) {
                all[kind.rawValue] |= bit
                if isIngress { ingress[kind.rawValue] |= bit } else { delivery[kind.rawValue] |= bit }
            }
        }
    }

    /// The steps of ingress that concern `type`.
    func ingress(_ type: MessageType) -> Run { ingress[Kind(type).rawValue] }

    /// The steps of the handlers that concern `type`.
    func delivery(_ type: MessageType) -> Run { delivery[Kind(type).rawValue] }

    /// The steps of ingress and then of the handlers that concern `type`.
    @inline(__always)
    func all(_ type: MessageType) -> Run { all[Kind(type).rawValue] }

    /// Takes the first step off `run`; nil when none is left.
    @inline(__always)
    func next(_ run: inout Run) -> GateCheck? {
        guard run != 0 else { return nil }
        let step = run.trailingZeroBitCount
        run &= run &- 1
        return checks[step]
    }

    /// Whether a check can refuse or change anything for a frame of that kind.
    private static func concerns(_ check: GateCheck, _ kind: Kind) -> Bool {
        switch check {
        case .announceAge, .linkBinding, .linkRebinding, .announceLayout, .announceKeyLength, .announceIdentity, .keyChange:
            kind == .announce
        case .leaveAge: kind == .leave
        case .contentAge: kind == .message || kind == .voiceFrame
        case .requestSource, .requestTTL, .requestRate: kind == .requestSync
        case .handledRepeat: kind != .fragment
        case .ownSender, .echo, .windowOrClock, .ingressRepeat, .prefixRepeat, .prefixMemory, .signature, .payloadLayout: true
        }
    }
}
