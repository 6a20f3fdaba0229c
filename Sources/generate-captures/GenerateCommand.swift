import PacketGenerators

/// What the command line asks for.
enum GenerateCommand {
    /// The usage text.
    case help
    /// Files of scenarios in a folder.
    case scenarios(ScenarioChoice, folder: String)
    /// One file full of traffic.
    case traffic(TrafficProfile, records: Int, seed: UInt64, TrafficShape, path: String)

    /// How the program is called.
    static let usage = """
        usage: generate-captures [--scenario demo|interop|all] OUT_DIR
               generate-captures busy|phone|hostile --records N [--seed S] FILE    (- is standard output)
               generate-captures busy --records N [--seed S] [--links N] [--peers N] [--signed] FILE
        """

    /// Reads the arguments after the program's name.
    init(_ arguments: [String]) throws(UsageError) {
        if arguments.contains("--help") || arguments.contains("-h") {
            self = .help
        } else if let profile = arguments.first.flatMap(TrafficProfile.init(rawValue:)) {
            self = try Self.traffic(profile, Array(arguments.dropFirst()))
        } else {
            self = try Self.scenarios(arguments)
        }
    }

    private static func scenarios(_ arguments: [String]) throws(UsageError) -> GenerateCommand {
        var options = OptionReader(arguments, known: ["--scenario"])
        let folder = try options.operand("OUT_DIR")
        let name = options.value(of: "--scenario") ?? ScenarioChoice.all.rawValue
        guard let choice = ScenarioChoice(rawValue: name) else {
            throw UsageError(message: "no scenario is called '\(name)'; there are demo, interop and all")
        }
        return .scenarios(choice, folder: folder)
    }

    private static func traffic(_ profile: TrafficProfile, _ arguments: [String]) throws(UsageError) -> GenerateCommand {
        let shaping = profile == .busy
        var options = OptionReader(
            arguments, known: ["--records", "--seed"] + (shaping ? ["--links", "--peers"] : []),
            flags: shaping ? ["--signed"] : [])
        let path = try options.operand("FILE")
        guard let count = options.value(of: "--records") else { throw UsageError(message: "--records N is missing") }
        guard let records = Int(count), records >= 0 else {
            throw UsageError(message: "--records takes a number of 0 or more, not '\(count)'")
        }
        let text = options.value(of: "--seed") ?? "1"
        guard let seed = UInt64(text) else {
            throw UsageError(message: "--seed takes a number from 0 to 18446744073709551615, not '\(text)'")
        }
        return .traffic(profile, records: records, seed: seed, try shape(options), path: path)
    }

    private static func shape(_ options: OptionReader) throws(UsageError) -> TrafficShape {
        let usual = TrafficShape()
        let links = try number(of: "--links", in: TrafficShape.linkRange, options) ?? usual.links
        let peers = try number(of: "--peers", in: TrafficShape.peerRange, options) ?? max(usual.peers, links)
        guard peers >= links else {
            throw UsageError(message: "there is a peer at the end of each link: --peers is at least \(links)")
        }
        return TrafficShape(links: links, peers: peers, isSigned: options.isGiven("--signed"))
    }

    private static func number(
        of option: String, in range: ClosedRange<Int>, _ options: OptionReader
    ) throws(UsageError) -> Int? {
        guard let text = options.value(of: option) else { return nil }
        guard let number = Int(text), range.contains(number) else {
            throw UsageError(
                message: "\(option) takes a number from \(range.lowerBound) to \(range.upperBound), not '\(text)'")
        }
        return number
    }
}
