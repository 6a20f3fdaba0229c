import BitchatFrame
import CommandLineSupport
import Conformance
import MeshModel
import WireFormat

extension JudgeOptions {
    /// Reads `--profile`, `--now`, `--local`, `--link-peer` and `--no-verify`.
    init(_ arguments: ParsedArguments) throws(UsageError) {
        self.init()
        let command = arguments.command.name
        let named = arguments.all("--profile").compactMap(GateProfile.Name.init(rawValue:))
        if !named.isEmpty { profiles = GateProfile.Name.allCases.filter(named.contains) }
        if let text = arguments.last("--now") {
            guard let time = ClockTime.milliseconds(text) else {
                throw UsageError(
                    "--now needs milliseconds since 1970 or a time like 2026-08-10T12:00:00Z, not '\(text)'", command: command)
            }
            now = time
        }
        if let text = arguments.last("--local") { local = try Self.peer(text, "--local", command) }
        for pair in arguments.all("--link-peer") {
            let parts = pair.split(separator: "=", maxSplits: 1)
            guard parts.count == 2, let handle = UInt16(parts[0]) else {
                throw UsageError("--link-peer needs HANDLE=PEERID, not '\(pair)'", command: command)
            }
            linkPeers[handle] = try Self.peer(String(parts[1]), "--link-peer", command)
        }
        verifiesSignatures = !arguments.has("--no-verify")
    }

    private static func peer(_ text: String, _ option: String, _ command: String) throws(UsageError) -> PeerID {
        guard text.utf8.count == 16, Hexadecimal.decode(text) != nil, let value = UInt64(text, radix: 16) else {
            throw UsageError("\(option) needs a peer ID of 16 hex digits, not '\(text)'", command: command)
        }
        return PeerID(value: value)
    }
}
