import CommandLineSupport
import Conformance
import Dissection
import WireFormat

/// Every field that expressions and columns can name.
package enum FieldCatalog {
    /// The fields in the order of `list fields`, each name once.
    package static let all: [FilterField] = {
        var seen: Set<String> = []
        let shown = JudgedPacket.fields + AdvertisementFields.all + [PacketFields.bytes] + FilterFields.all
        return (shown.map { FilterField($0, FieldTypes.type(of: "\($0.name)")) } + anyProfile)
            .filter { seen.insert("\($0.name)").inserted }
    }()

    /// The answers of every profile under one name.
    private static let anyProfile: [FilterField] = {
        let names = [
            Field("bitchat.gate.accept", key: "", "Accepted, each profile's answer"),
            Field("bitchat.gate.reason", key: "", "Reason, each profile's"),
            Field("bitchat.gate.now", key: "", "Clock (ms), each profile's"),
            Field("bitchat.gate.skew", key: "", "Skew (ms), each profile's"),
            Field("bitchat.gate.link_peer", key: "", "Link's peer, each profile's"),
            Field("bitchat.gate.window", key: "", "Window asked of, each profile's"),
            Field("bitchat.gate.request_age", key: "", "Age of the request (ms), each profile's"),
        ]
        return names.enumerated().map { index, field in
            FilterField(
                field, FieldTypes.type(of: "\(field.name)"), shownAs: GateFields.each.map { $0.values[index].name })
        }
    }()

    private static let byName = Dictionary(uniqueKeysWithValues: all.map { ("\($0.name)", $0) })

    /// The first words of all names.
    private static let layers = Set(byName.keys.compactMap { $0.split(separator: ".").first.map(String.init) })

    /// The field called `name`, if there is one.
    package static func field(named name: String) -> FilterField? { byName[name] }

    /// The name that was most likely meant by `word`.
    package static func nearest(to word: String) -> String? { NearestName.find(word, among: all.map { "\($0.name)" }) }

    /// Whether `word`, which is no field, is written like one.
    static func resemblesName(_ word: String) -> Bool {
        guard word.contains("."), let layer = word.split(separator: ".").first else { return false }
        return layers.contains(String(layer))
    }
}
