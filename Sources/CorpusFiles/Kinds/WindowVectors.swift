import MeshModel

/// The pending requests alone (docs/protocol.md 5.1).
package enum WindowVectors: VectorKind {
    package static let name = "window"
    package static let profiles = [VectorProfile.spec, .ios]

    package static func answer(_ vector: Vector) throws(VectorError) -> JSONObject {
        var requests = RequestSyncManager()
        return try vector.onEvents { (event) throws(VectorError) in
            let now: Int64 = try event.integer("t")
            switch try event.text("do") {
            case "request":
                try requests.register(event, now: now)
                return [:]
            case "cleanup": return ["want": .integer(requests.cleanup(now: now))]
            case "check":
                let peer = try event.peer("peer"), isRSR = try event.flag("rsr")
                return ["want": .bool(requests.isValidResponse(from: peer, isRSR: isRSR, now: now))]
            default: throw event.error("do", "request, check or cleanup")
            }
        }
    }
}
