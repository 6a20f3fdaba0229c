import BitchatFrame
import MeshModel
import MeshSimulation

/// Two long texts of which ada's phone misses a fragment: cy's, which bo can give her, and dee's, which nobody gives by its ID.
///
/// The text of cy comes by way of bo, whose iPhone keeps fragments: ada asks for the stream and gets the rest. dee's Android phone
/// keeps none and knows no such question; the stream is given up after 30 s (docs/protocol.md 4.6).
enum StalledFragments: MeshScenario {
    static let name = "stalled-fragments"
    static let shows = "a lost fragment is asked for by its stream and repaired, another is not"

    /// Who is who.
    private enum Member: Int, CaseIterable { case ada, bo, cy, dee }

    static func stage(_ options: ScenarioOptions) -> MeshStage {
        let stage = MeshStage(options, seconds: 75)
        for member in Member.allCases {
            var settings = MeshStage.settings(member == .dee ? .android : .ios)
            // Long enough for the lost pieces to be asked for by their streams alone.
            settings.tick = 3_600_000
            stage.mesh.add(SimulatedIdentity("\(member)"), settings)
        }
        let quality = MeshStage.quality(options, delay: 5...9)
        let near = stage.mesh.link(Member.ada.rawValue, Member.bo.rawValue, quality: quality)
        stage.mesh.link(Member.bo.rawValue, Member.cy.rawValue, quality: quality)
        let far = stage.mesh.link(Member.dee.rawValue, Member.ada.rawValue, quality: quality)
        // Fragments leave 30 ms apart and are passed on 13 to 34 ms later: the second is on its way then.
        lose(on: near, after: 8_000, from: 38, to: 68, stage, quality)
        stage.mesh.plan(.say(MeshStage.text("cy's report", 1_500)), by: Member.cy.rawValue, at: MeshStage.at(8_000))
        lose(on: far, after: 36_000, from: 20, to: 40, stage, quality)
        stage.mesh.plan(.say(MeshStage.text("dee's report", 1_500)), by: Member.dee.rawValue, at: MeshStage.at(36_000))
        return stage
    }

    /// Has a link lose everything for a moment, told in milliseconds after a time.
    private static func lose(
        on link: Int, after time: Int64, from begin: Int64, to end: Int64, _ stage: MeshStage, _ quality: LinkQuality
    ) {
        var deaf = quality
        deaf.loss = 1_000
        stage.mesh.change(link, to: deaf, at: MeshStage.at(time + begin))
        stage.mesh.change(link, to: quality, at: MeshStage.at(time + end))
    }
}
