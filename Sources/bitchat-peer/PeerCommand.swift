import CommandLineSupport
import ATTChannels

/// Speaks one part: the whole of what the program does.
struct PeerCommand {
    private let adapter: ATTAdapter
    private let role: Role
    private let turns: [Turn]
    private let logPath: String?
    private let patience: Int

    init(_ arguments: ParsedArguments) throws(UsageError) {
        guard let name = arguments.last("--adapter") else { throw UsageError("--adapter hciN is missing") }
        guard let index = UInt16(name.dropFirst(3)), name == "hci\(index)" else {
            throw UsageError("--adapter takes a name such as hci0, not '\(name)'")
        }
        guard let role = arguments.last("--role").flatMap(Role.init(rawValue:)) else { throw UsageError("--role is missing") }
        let count = try arguments.number("--burst", atLeast: 1)
        if count != nil, arguments.has("--script") { throw UsageError("--burst and --script exclude each other") }
        adapter = ATTAdapter(index: index)
        self.role = role
        turns = count.map(Burst.turns) ?? Conversation.turns
        logPath = arguments.last("--log")
        patience = min(try arguments.number("--patience", atLeast: 1) ?? 60, 86_400) * 1_000
    }

    func run() -> ExitStatus {
        do {
            let log = try logPath.map { path throws(Output.Failure) in try PeerLog(Output(path), adapter.name, role) }
            try speak(log)
            return .done
        } catch let failure as ATTFailure {
            Output.complain(failure.message)
            return failure.isLackOfAccess ? .noAccess : .failed
        } catch let failure as Output.Failure {
            Output.complain(failure.message)
            return .failed
        } catch {
            Output.complain("\(error)")
            return .failed
        }
    }

    private func speak(_ log: PeerLog?) throws {
        try adapter.bringUp()
        let end: any ConversationEnd =
            switch role {
            case .central: try CentralEnd(adapter, patience: patience)
            case .peripheral: try PeripheralEnd(adapter, patience: patience)
            }
        var talk = Talk()
        for (index, turn) in turns.enumerated() {
            talk.now = WallClock.milliseconds
            let values = turn.values(&talk)
            if turn.author == role {
                try say(values, to: end, log, turn: index + 1)
            } else {
                try hear(values.count, from: end, log, turn: index + 1)
            }
        }
        try end.part()
    }

    /// Sends everything, then logs what went out, also when not all of it did.
    private func say(_ values: [ScriptedValue], to end: any ConversationEnd, _ log: PeerLog?, turn: Int) throws {
        var sent = 0
        let outcome = Result {
            for value in values {
                try end.send(value)
                sent += 1
            }
        }
        try log?.sent(values.prefix(sent), turn: turn)
        try outcome.get()
    }

    private func hear(_ count: Int, from end: any ConversationEnd, _ log: PeerLog?, turn: Int) throws {
        var heard: [[UInt8]] = []
        let outcome = Result { for _ in 0..<count { heard.append(try end.receive()) } }
        try log?.received(heard, turn: turn)
        try outcome.get()
    }
}

extension ATTFailure {
    /// Whether an adapter or a right is missing.
    fileprivate var isLackOfAccess: Bool {
        switch self {
        case .noAdapter, .noPermission: true
        default: false
        }
    }
}
