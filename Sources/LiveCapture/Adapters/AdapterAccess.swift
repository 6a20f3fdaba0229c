import HCIAdapters
import Privileges

/// What this machine and this process have of what watching an adapter needs, and the words for what is missing.
package struct AdapterAccess: Sendable {
    /// The adapters, or why there are none to be told.
    package var adapters: Result<[HCIAdapter], HCIFailure>
    /// Whether the process holds CAP_NET_RAW.
    package var maySniff: Bool
    /// The program's own file, to which the right would be given.
    package var program: String

    /// Makes a description; see the properties.
    package init(adapters: Result<[HCIAdapter], HCIFailure>, maySniff: Bool, program: String) {
        self.adapters = adapters
        self.maySniff = maySniff
        self.program = program
    }

    /// How things are now.
    package static func current() -> AdapterAccess {
        let adapters = Result { () throws(HCIFailure) in try HCIAdapter.all() }
        let program = OwnProgram.path ?? "bitchat-dissect"
        return AdapterAccess(adapters: adapters, maySniff: Privileges.holds(.netRaw), program: program)
    }

    /// The adapters that `name` asks for; throws when it cannot be watched.
    ///
    /// `source` is the name as the user gave it. The right is looked for here: without it a device of one adapter opens too, and then
    /// shows next to nothing.
    func check(_ name: AdapterName, source: String) throws(LiveSourceError) -> [HCIAdapter] {
        let known: [HCIAdapter]
        switch adapters {
        case .success(let adapters): known = adapters
        case .failure(let failure): throw LiveSourceError(.noAdapter, source: source, message: failure.message)
        }
        let wanted = known.filter { name.index == nil || name.index == $0.index }
        if let index = name.index, wanted.isEmpty {
            throw LiveSourceError(.noAdapter, source: source, message: Self.missing(index, known))
        }
        guard maySniff else { throw LiveSourceError(.noPermission, source: source, message: missingRight) }
        return wanted
    }

    /// What to do without CAP_NET_RAW.
    package var missingRight: String {
        "watching an adapter needs the capability cap_net_raw; \(grantCommand) grants it to this program, \(Self.wayWithout)"
    }

    /// The command that grants the right.
    package var grantCommand: String { "sudo setcap cap_net_raw+ep \(OwnProgram.quoted(program))" }

    /// What to do when the kernel refuses a process that holds the right.
    static let refused = """
        the kernel refuses although this process holds cap_net_raw: in a container that is a right over the container alone; run it on \
        the host, \(wayWithout)
        """

    /// What to do about an adapter that is down; nil when it is up.
    package static func advice(_ adapter: HCIAdapter) -> String? {
        guard !adapter.isUp else { return nil }
        let name = adapter.name
        return "adapter \(name) is down and shows nothing until it is up: bluetoothctl power on, or sudo hciconfig \(name) up"
    }

    private static let wayWithout = """
        or let btmon do it: sudo btmon -w log.btsnoop, then bitchat-dissect -r log.btsnoop
        """

    private static func missing(_ index: UInt16, _ known: [HCIAdapter]) -> String {
        let names = known.map(\.name).joined(separator: ", ")
        return "there is no adapter hci\(index), "
            + (known.isEmpty ? "nor any other" : "only \(names)") + " (bitchat-dissect -D lists what can be watched)"
    }
}
