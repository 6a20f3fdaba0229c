import BitchatFrame
import MeshModel
import MeshSimulation

/// Counts what happens in a mesh.
///
/// Memory: a bit for each message and phone.
final class MeshStatistics: SimulationObserver {
    typealias App = MeshSummary.App

    /// Who has a message.
    private struct Spread {
        var holders: [UInt64]
        var count = 1
    }

    /// An answer that was accepted, of which it is not known yet whether it brings something.
    private struct OpenAnswer {
        var from: App
        var to: App
        var bytes: Int
    }

    private let mesh: SimulatedMesh
    private let apps: [App]
    private var summary = MeshSummary()
    private var spreads: [UInt64: Spread] = [:]
    private var open: OpenAnswer?
    private var redundancy = [MeshSummary.Redundancy](repeating: MeshSummary.Redundancy(), count: 4)
    private var air = [MeshSummary.Traffic](repeating: MeshSummary.Traffic(), count: FramePurpose.allCases.count)
    private var refused = [[Int]](repeating: [Int](repeating: 0, count: 256), count: 2)
    private var accepted = [0, 0]
    private var requests = [MeshSummary.Requests](repeating: MeshSummary.Requests(), count: 2)

    /// Counts what happens in `mesh` from now on.
    init(_ mesh: SimulatedMesh) {
        self.mesh = mesh
        apps = mesh.nodes.map { $0.settings.profile == .android ? .android : .ios }
    }

    func observe(_ event: TraceEvent, frame: [UInt8]) {
        switch event.kind {
        case .sent: sent(event, frame.count)
        case .lost: summary.lost.add(frame.count)
        case .judged: judged(event, frame.count)
        case .distrusted: settle(\.refused)
        case .kept: kept(event)
        case .answered: requests[index(event.node)].answered += 1
        case .rebuilt:
            summary.rebuilt += 1
            if event.reason?.accepts != true { summary.rebuiltRefused += 1 }
        case .injected, .forgot, .opened, .closed: break
        }
    }

    private func index(_ node: Int) -> Int { apps[node] == .android ? 1 : 0 }

    private func sent(_ event: TraceEvent, _ bytes: Int) {
        guard let purpose = event.purpose else { return }
        air[Int(purpose.rawValue)].add(bytes)
        if purpose == .request { requests[index(event.node)].sent.add(bytes) }
    }

    private func judged(_ event: TraceEvent, _ bytes: Int) {
        settle(\.held)
        guard let reason = event.reason else { return }
        let place = index(event.node)
        let isAccepted = reason.accepts == true
        if isAccepted { accepted[place] += 1 } else { refused[place][Int(reason.rawValue)] += 1 }
        if event.type == .requestSync, !isAccepted {
            if reason == .rateLimited { requests[place].rateLimited += 1 } else { requests[place].refused += 1 }
        }
        guard event.purpose == .answer, let link = event.link, let giver = mesh.links[link].otherEnd(from: event.node) else {
            return
        }
        open = OpenAnswer(from: apps[giver], to: apps[event.node], bytes: bytes)
        guard !isAccepted else { return }
        switch reason {
        case .duplicate: settle(\.duplicate)
        case .timestampSkew, .stale: settle(\.old)
        default: settle(\.refused)
        }
    }

    /// Counts the answer at hand under what came of it.
    private func settle(_ outcome: WritableKeyPath<MeshSummary.Redundancy, MeshSummary.Traffic>) {
        guard let answer = open else { return }
        open = nil
        let place = (answer.from == .android ? 2 : 0) + (answer.to == .android ? 1 : 0)
        redundancy[place].all.add(answer.bytes)
        redundancy[place][keyPath: outcome].add(answer.bytes)
    }

    private func kept(_ event: TraceEvent) {
        settle(event.type == .fragment ? \.fragments : \.new)
        guard event.type == .message else { return }
        let word = event.node / 64, bit = UInt64(1) << UInt64(event.node % 64)
        guard event.link != nil else {
            var holders = [UInt64](repeating: 0, count: apps.count / 64 + 1)
            holders[word] = bit
            spreads[event.frame] = Spread(holders: holders)
            return
        }
        guard let known = spreads[event.frame]?.holders[word], known & bit == 0 else { return }
        spreads[event.frame]?.holders[word] |= bit
        spreads[event.frame]?.count += 1
        if event.purpose == .answer { summary.synced += 1 } else { summary.relayed += 1 }
    }

    /// What happened up to now.
    func summary(from start: Int64, to end: Int64) -> MeshSummary {
        settle(\.held)
        var summary = summary
        summary.seconds = Int((end - start) / 1000)
        summary.links = mesh.links.count
        summary.messages = spreads.count
        let counts = spreads.values.map(\.count)
        summary.heldByAll = counts.count { $0 == apps.count }
        summary.heldByMost = counts.count { $0 * 10 >= apps.count * 9 }
        summary.heldByHalf = counts.count { $0 * 2 >= apps.count }
        for purpose in FramePurpose.allCases { summary.air[purpose] = air[Int(purpose.rawValue)] }
        for (place, app) in App.allCases.enumerated() { fill(&summary, app, place) }
        return summary
    }

    private func fill(_ summary: inout MeshSummary, _ app: App, _ place: Int) {
        summary.phones[app] = apps.count { $0 == app }
        summary.accepted[app] = accepted[place]
        summary.requests[app] = requests[place]
        for (code, count) in refused[place].enumerated() where count > 0 {
            if let reason = VerdictReason(rawValue: UInt8(code)) { summary.refused[app, default: [:]][reason] = count }
        }
        for (other, receiver) in App.allCases.enumerated() {
            summary.answers[app, default: [:]][receiver] = redundancy[place * 2 + other]
        }
    }
}
