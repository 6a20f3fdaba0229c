import MeshModel
import MeshSimulation

/// A crowd: phones at random places, each linked to some of the nearest, that come, go, talk and share.
///
/// Of 100 phones 60 are iPhones; 10 come late, 10 leave with a word, 5 vanish; of 100 links 5 break once and come back. Each phone
/// says something about every ten minutes, of 100 texts one takes several fragments, and of 200 phones one shares a file. Links lose
/// 2 frames in a hundred unless told otherwise.
enum BusyMesh: MeshScenario {
    static let name = "busy-mesh"
    static let shows = "a crowd of phones that come, go and talk, seen from one of them (takes --nodes and --minutes)"
    static let isScalable = true

    private static let usualNodes = 24, usualMinutes = 2
    /// How often a phone says something, in milliseconds.
    private static let talk: Int64 = 600_000

    static func stage(_ options: ScenarioOptions) -> MeshStage {
        let count = options.nodes ?? usualNodes
        let stage = MeshStage(options, seconds: Int64(options.minutes ?? usualMinutes) * 60)
        var random = SeededGenerator(seed: options.seed ^ 0x6275_7379)
        let stays = (0..<count).map { Stay($0, until: stage.end - stage.start, &random) }
        for (node, stay) in stays.enumerated() {
            let settings = MeshStage.settings(stay.isAndroid ? .android : .ios)
            stage.mesh.add(SimulatedIdentity("phone \(node)"), settings, joining: stay.arrival.map(MeshStage.at))
        }
        link(stays, stage, options, &random)
        for (node, stay) in stays.enumerated() { plan(stay, node, stage, &random) }
        return stage
    }

    /// Opens every link when both its ends are there, and closes it when one vanishes.
    private static func link(
        _ stays: [Stay], _ stage: MeshStage, _ options: ScenarioOptions, _ random: inout SeededGenerator
    ) {
        let quality = MeshStage.quality(options, loss: 2)
        for (first, second) in Neighbourhood(count: stays.count, &random).links {
            let ends = [stays[first], stays[second]]
            // A phone that is there from the beginning is linked within the first five seconds.
            let opening = (ends.compactMap(\.arrival).max() ?? 0) + random.number(in: 1_000...5_000)
            let closing = ends.compactMap(\.vanishing).min() ?? .max
            var link = stage.mesh.link(first, second, quality: quality, opening: MeshStage.at(opening))
            if random.happens(50) {
                let gap = random.number(in: opening + 1...max(opening + 1, stage.end - stage.start))
                stage.mesh.part(link, at: MeshStage.at(gap))
                guard gap + 20_000 < closing else { continue }
                link = stage.mesh.link(first, second, quality: quality, opening: MeshStage.at(gap + 20_000))
            }
            if closing != .max { stage.mesh.part(link, at: MeshStage.at(closing)) }
        }
    }

    /// What a phone says and shares while it is there.
    private static func plan(_ stay: Stay, _ node: Int, _ stage: MeshStage, _ random: inout SeededGenerator) {
        let end = stage.end - stage.start
        var time = (stay.arrival ?? 0) + random.number(in: 5_000...talk)
        var number = 0
        while time < min(end, stay.leaving ?? end) {
            let length = random.happens(10) ? random.number(in: 600...1_500) : random.number(in: 20...160)
            stage.mesh.plan(.say(MeshStage.text("\(node).\(number)", Int(length))), by: node, at: MeshStage.at(time))
            number += 1
            time += random.number(in: talk / 2...talk * 3 / 2)
        }
        if random.happens(5) {
            let time = random.number(in: (stay.arrival ?? 0) + 5_000...max(end, (stay.arrival ?? 0) + 5_000))
            stage.mesh.plan(.share(name: "picture \(node)", bytes: 2_000), by: node, at: MeshStage.at(time))
        }
        if let leaving = stay.leaving { stage.mesh.plan(.leave, by: node, at: MeshStage.at(leaving)) }
    }
}
