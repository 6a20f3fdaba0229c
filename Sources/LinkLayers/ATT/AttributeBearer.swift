/// What one ATT bearer remembers of both ends as clients; a link has one, and one more for every EATT channel.
struct AttributeBearer: Sendable {
    /// The request each end waits for, at the index of the client.
    var outstanding: [2 of OutstandingRequest?] = [nil, nil]
    /// The long values each end has queued, at the index of the client.
    var prepared: [2 of PreparedWrites] = [PreparedWrites(), PreparedWrites()]

    /// The MTU each end offered as a client, at the index of the client.
    var offeredMTU: [2 of Int?] = [nil, nil]

    /// Takes out the request that `client` waits for, if it is the one that `opcode` answers.
    mutating func answer(_ client: LinkEnd, with opcode: UInt8) -> OutstandingRequest? {
        let request = outstanding[client.index]
        outstanding[client.index] = nil
        return request?.opcode == opcode &- 1 ? request : nil
    }

    /// The number of long values begun and not executed.
    var unfinished: Int { prepared[0].runs.count + prepared[1].runs.count }
}
