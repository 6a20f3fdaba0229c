import MeshModel

/// The answers given to each peer, alone (docs/protocol.md 5.4).
package enum BudgetVectors: VectorKind {
    package static let name = "budget"
    package static let profiles = [VectorProfile.spec, .ios]

    package static func answer(_ vector: Vector, by _: VectorSteps) throws(VectorError) -> JSONObject {
        var answers = ResponseRateLimiter()
        return try vector.onEvents { (event) throws(VectorError) in
            guard let answer = try answers.answer(event) else { throw event.error("do", "respond or prune") }
            return answer
        }
    }
}
