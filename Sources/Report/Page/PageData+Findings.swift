import LinkLayers
import WireFormat

extension PageData {
    /// Writes the findings and the rules they break.
    func writeFindings(_ json: inout PageJSON) {
        let rows = contents.findings
        json.object("findings") { json in
            json.column("packet", rows) { $0.packet ?? -1 }
            json.column("advert", rows) { $0.advert ?? -1 }
            json.column("rule", rows) { $0.rule }
            json.column("message", rows) { $0.message }
            json.column("offset", rows) { $0.offset ?? -1 }
        }
        json.list("rules") { json in
            for rule in contents.rules.rules {
                json.object { json in
                    json.text("id", "\(rule.id)")
                    json.text("severity", "\(rule.severity.name)")
                    json.text("condition", "\(rule.condition)")
                    json.text("explanation", "\(rule.explanation)")
                    json.text("source", "\(rule.source)")
                    json.text("ios", "\(rule.ios)")
                    json.text("android", "\(rule.android)")
                }
            }
        }
    }

    /// Writes the adverts.
    func writeAdverts(_ json: inout PageJSON) {
        json.list("adverts") { json in
            for row in contents.adverts {
                let advert = row.advertisement
                json.object { json in
                    json.number("source", row.source)
                    json.number("record", advert.record.number)
                    json.text("time", advert.record.time.isKnown ? "\(advert.record.time.microseconds)" : "")
                    json.flag("own", advert.origin == .own)
                    json.text("address", Self.text(advert.address))
                    json.text("service", advert.hasDebugService ? "debug" : advert.hasService ? "release" : "")
                    json.text("peer", advert.peerID.map { Hexadecimal.digits($0) } ?? "")
                    json.text("rssi", advert.rssi.map { "\($0)" } ?? "")
                }
            }
        }
    }

    /// A device address, most significant byte first; empty where it is not known.
    static func text(_ address: DeviceAddress?) -> String {
        guard let address else { return "" }
        let bytes = (0..<6).map { UInt8(truncatingIfNeeded: address.value >> UInt64(40 - 8 * $0)) }
        return bytes.map { Hexadecimal.encode([$0]) }.joined(separator: ":")
    }
}
