import BitchatFrame
import MeshModel

/// The pending requests alone (docs/protocol.md 5.1).
package enum WindowVectors: VectorKind {
    package static let name = "window"
    package static let profiles = [VectorProfile.spec, .ios]

    package static func answer(_ vector: Vector, by steps: VectorSteps) throws(VectorError) -> JSONObject {
        var device = steps.gate(vector.profile == .spec ? .spec : .ios, PeerID(value: 0))
        return try vector.onEvents { (event) throws(VectorError) in
            let now: Int64 = try event.integer("t")
            switch try event.text("do") {
            case "request":
                try device.register(event, now: now)
                return [:]
            case "cleanup": return ["want": .integer(device.cleanup(now: now))]
            case "check":
                let peer = try event.peer("peer"), isRSR = try event.flag("rsr")
                return ["want": .bool(device.gate.requests.isValidResponse(from: peer, isRSR: isRSR, now: now))]
            default: throw event.error("do", "request, check or cleanup")
            }
        }
    }
}
