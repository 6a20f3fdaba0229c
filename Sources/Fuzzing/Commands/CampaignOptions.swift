import CommandLineSupport

/// Understands the options that several commands share.
struct CampaignOptions {
    private let arguments: ParsedArguments

    /// Reads from a command line.
    init(_ arguments: ParsedArguments) { self.arguments = arguments }

    /// The seed that stands behind `key`; 1 when none is given.
    func seed(_ key: String = "--seed") throws(UsageError) -> UInt64 {
        guard let text = arguments.last(key) else { return 1 }
        guard let seed = UInt64(text) else { throw error("--seed needs a whole number, not '\(text)'") }
        return seed
    }

    /// A span of time such as `500ms`, `60s`, `5m`, `2h`; seconds when no unit is given.
    func milliseconds(_ key: String) throws(UsageError) -> Int? {
        guard let text = arguments.last(key) else { return nil }
        let units = [("ms", 1), ("s", 1_000), ("m", 60_000), ("h", 3_600_000)]
        let unit = units.first { text.hasSuffix($0.0) } ?? ("", 1_000)
        guard let number = Int(text.dropLast(unit.0.count)), (1...1_000_000_000).contains(number) else {
            throw error("\(key) needs a time such as 60s or 5m, not '\(text)'")
        }
        return number * unit.1
    }

    /// The part of the inputs that is run.
    func shard() throws(UsageError) -> Shard {
        guard let text = arguments.last("--shard") else { return .whole }
        guard let shard = Shard(text) else { throw error("--shard needs I/N with I from 1 to N, not '\(text)'") }
        return shard
    }

    /// What one input may cost: `limits` where nothing else is asked for.
    func limits(_ limits: RunLimits) throws(UsageError) -> RunLimits {
        var limits = limits
        if let milliseconds = try milliseconds("--timeout") { limits.milliseconds = milliseconds }
        if let mebibytes = try arguments.number("--max-memory", atLeast: 1) {
            limits.memory = min(mebibytes, 1 << 20) << 20
            limits.allocation = min(limits.allocation, limits.memory)
        }
        return limits
    }

    private func error(_ message: String) -> UsageError { UsageError(message, command: arguments.command.name) }
}
