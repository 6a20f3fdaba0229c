import ATTChannels
import PacketGenerators

/// One end of a connection over which values go both ways.
protocol ConversationEnd: AnyObject {
    /// Sends a value in the end's own way.
    func send(_ value: ScriptedValue) throws(ATTFailure)
    /// The next value that comes in.
    func receive() throws(ATTFailure) -> [UInt8]
    /// Ends the connection.
    func part() throws(ATTFailure)
}

extension ATTService {
    /// The bitchat service at the handle where an iPhone has it.
    static let bitchat = ATTService(
        uuid: BitchatUUID.service, characteristic: BitchatUUID.characteristic, handle: GATTServer.ios.service)
}
