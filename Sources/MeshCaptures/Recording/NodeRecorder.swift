import MeshSimulation
import PacketGenerators
import WireFormat

/// Writes down what one node of a mesh does as the log of its Bluetooth adapter.
///
/// Times are by the node's own clock. Data packets are in one script, in the order of the simulation; what surrounds them, such
/// as connecting, is in scripts of its own, because it takes time that the simulation does not know: they are merged at the end.
final class NodeRecorder: SimulationObserver {
    /// How long a data packet takes on the way between host and controller, in microseconds.
    static let pace: Int64 = 20
    /// How long before it is usable a link begins to be made, and how far apart two are that open at once, in milliseconds.
    static let setup: Int64 = 900

    let mesh: SimulatedMesh
    let node: Int
    /// When the log begins, where that is after everything was set up, in milliseconds of the mesh.
    let beginning: Int64?
    private(set) var frames: [SimulatedFrame] = []
    var data: HCIScript
    var flow: HCIScript
    /// The scripts that surround the data.
    var asides: [HCIScript] = []
    var views: [Int: LinkView] = [:]
    var handles = HandleTable()
    private let offset: Int64

    /// Makes a recorder of `node`, whose links that are open now were opened before; `beginning` as above.
    init(_ mesh: SimulatedMesh, node: Int, beginning: Int64?) {
        self.mesh = mesh
        self.node = node
        self.beginning = beginning
        offset = mesh.nodes[node].settings.clockOffset
        let start = (mesh.clock.now + offset) * 1000
        data = HCIScript(start: start, pace: Self.pace)
        flow = HCIScript(start: start, pace: Self.pace)
        setUp()
    }

    func observe(_ event: TraceEvent, frame: [UInt8]) {
        guard event.node == node, let link = event.link else { return }
        switch event.kind {
        case .opened: open([link], at: event.time)
        case .closed: close(link, at: event.time)
        case .sent: pass(event, link, frame)
        case .judged: pass(event, link, frame)
        default: break
        }
    }

    /// Whether the log has not begun at a time, in milliseconds of the mesh.
    func isBefore(_ time: Int64) -> Bool { beginning.map { time < $0 } ?? false }

    /// The node's own time at one of the mesh, both in milliseconds.
    func local(_ time: Int64) -> Int64 { time + offset }

    private func pass(_ event: TraceEvent, _ link: Int, _ frame: [UInt8]) {
        guard !isBefore(event.time), let view = views[link] else { return }
        let isReceived = event.kind == .judged
        let isWritten = isReceived != (view.link.role == .central)
        let time = local(event.time)
        data.wait(microseconds: max(0, time * 1000 - data.now))
        let first = data.recordNumber
        if isWritten { data.write(frame, view.link) } else { data.notify(frame, view.link) }
        frames.append(
            SimulatedFrame(
                record: data.recordNumber, time: time, link: link, handle: view.link.handle, isReceived: isReceived,
                isWritten: isWritten, reason: event.reason, bytes: frame))
        if !isReceived { complete(data.recordNumber - first, view.link) }
    }

    /// The controller reports what it sent at the next connection event, 15 ms later.
    private func complete(_ count: Int, _ link: ScriptedLink) {
        flow.wait(microseconds: max(0, data.now + 15_000 - flow.now))
        flow.complete(count, link)
    }

    /// The finished capture, under `name`.
    func capture(named name: String) -> NodeCapture {
        let (packets, records) = ScriptMerge.merge(data: data.packets, asides: asides.map(\.packets) + [flow.packets])
        let numbered = frames.map { frame in
            var copy = frame
            copy.record = records[frame.record - 1]
            return copy
        }
        let list = ([SimulatedFrame.heading] + numbered.map(\.description)).map { $0 + "\n" }.joined()
        return NodeCapture(name: name, node: node, packets: packets, frames: numbered, list: list)
    }
}
