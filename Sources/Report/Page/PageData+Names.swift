import BitchatFrame
import Capture
import Conformance
import MeshModel
import WireFormat

extension PageData {
    /// Writes the names that rows refer to by number.
    func writeNames(_ json: inout PageJSON) {
        json.texts("sources", contents.sources.names)
        json.texts("kinds", contents.kinds.names)
        json.texts("texts", contents.texts.names.names)
        json.texts("directions", PacketDirection.allCases.map { "\($0.name)" })
        json.texts("signatures", SignatureState.allCases.map { "\($0.name)" })
        json.list("reasons") { json in
            for reason in VerdictReason.allCases {
                json.object { json in
                    json.text("name", "\(reason.name)")
                    json.flag("accepts", reason.accepts)
                }
            }
        }
        json.list("profiles") { json in
            for profile in GateProfile.Name.allCases where contents.profiles.contains(profile) {
                json.object { json in
                    json.text("name", profile.rawValue)
                    json.number("shift", profile.verdictShift)
                }
            }
        }
        json.object("peers") { json in
            json.texts("id", contents.peers.names.map { $0.description })
            json.texts("name", contents.peerRows.map { $0.nickname })
            json.column("local", contents.peerRows) { $0.isLocal ? 1 : 0 }
        }
    }

    /// Writes the links and the fragment streams.
    func writePlaces(_ json: inout PageJSON) {
        json.object("links") { json in
            json.column("source", contents.linkRows) { $0.source }
            json.column("adapter", contents.linkRows) { Int($0.link.adapter) }
            json.column("handle", contents.linkRows) { Int($0.link.handle) }
            json.texts("address", contents.linkRows.map { Self.text($0.link.peerAddress) })
            json.column("role", contents.linkRows) { Int($0.link.role.rawValue) }
            json.column("mtu", contents.linkRows) { $0.link.mtu }
        }
        let streams = contents.streams.names
        json.object("streams") { json in
            json.texts("id", streams.map { Hexadecimal.digits($0.stream.id) })
            json.column("sender", contents.streamRows) { $0.sender ?? -1 }
            json.column("total", contents.streamRows) { $0.total }
            json.column("kind", contents.streamRows) { $0.kind }
            json.column("link", streams) { $0.link }
            json.column("direction", streams) { $0.direction }
        }
    }
}
