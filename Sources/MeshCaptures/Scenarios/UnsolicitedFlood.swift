import BitchatFrame
import BitchatPayload
import MeshModel
import MeshSimulation

/// Two strangers at ada's phone: one floods it with answers that nobody asked for, the other asks more than it may.
enum UnsolicitedFlood: MeshScenario {
    static let name = "unsolicited-flood"
    static let shows = "answers that nobody asked for are refused, and requests beyond eight in 30 s"

    /// The answers of the flood, and how far apart they come, in milliseconds.
    private static let answers = 60, answerPause: Int64 = 70
    /// The requests of the other stranger, and how far apart they come, in milliseconds.
    private static let requests = 14, requestPause: Int64 = 600

    static func stage(_ options: ScenarioOptions) -> MeshStage {
        let stage = MeshStage(options, seconds: 45)
        let mesh = stage.mesh
        let ada = mesh.add(SimulatedIdentity("ada"), MeshStage.settings(.ios))
        let bo = mesh.add(SimulatedIdentity("bo"), MeshStage.settings(.ios))
        mesh.link(ada, bo, quality: MeshStage.quality(options))
        mesh.plan(.say("is the bridge open?"), by: bo, at: MeshStage.at(6_000))
        let flooder = mesh.link(ada, nil, opening: MeshStage.at(9_000))
        let asker = mesh.link(ada, nil, opening: MeshStage.at(11_000))
        flood(flooder, to: ada, stage)
        ask(asker, to: ada, stage)
        mesh.part(flooder, at: MeshStage.at(20_000))
        return stage
    }

    /// Hour-old messages, marked as answers: of somebody unknown, and every tenth with bo's name and another's signature.
    private static func flood(_ link: Int, to node: Int, _ stage: MeshStage) {
        let author = SimulatedIdentity("mallory"), bo = stage.mesh.nodes[1].identity
        for number in 0..<answers {
            let time = MeshStage.at(10_000 + Int64(number) * answerPause)
            var packet = FrameContents(
                type: .message, ttl: 0, timestamp: UInt64(time - 3_600_000), sender: author.id.bytes,
                payload: Array("old news \(number)".utf8), isSyncResponse: true)
            packet = author.signed(packet, encoder(stage))
            if number % 10 == 9 { packet.sender = bo.id.bytes }
            put(packet, link, node, time, stage)
        }
    }

    /// A stranger that announces itself, and then asks for everything again and again.
    private static func ask(_ link: Int, to node: Int, _ stage: MeshStage) {
        let stranger = SimulatedIdentity("nosy")
        let arrival = MeshStage.at(12_000)
        let announce = FrameContents(
            type: .announce, timestamp: UInt64(arrival), sender: stranger.id.bytes, payload: stranger.announcement())
        put(stranger.signed(announce, encoder(stage)), link, node, arrival, stage)
        let payload = RequestSyncPayload.encode(
            p: 7, m: 1, filter: [], types: SyncTypes([.announce, .message]), since: nil, fragmentIDs: nil)
        for number in 0..<requests {
            let time = MeshStage.at(16_000 + Int64(number) * requestPause)
            let request = FrameContents(
                type: .requestSync, ttl: 0, timestamp: UInt64(time), sender: stranger.id.bytes,
                recipient: stage.mesh.nodes[node].identity.id.bytes, payload: payload)
            put(stranger.signed(request, encoder(stage)), link, node, time, stage)
        }
    }

    private static func encoder(_ stage: MeshStage) -> FrameEncoder { stage.mesh.codec.encoder(for: .ios) }

    private static func put(_ packet: FrameContents, _ link: Int, _ node: Int, _ time: Int64, _ stage: MeshStage) {
        if let frame = encoder(stage).encode(packet) { stage.mesh.inject(frame, into: link, to: node, at: time) }
    }
}
