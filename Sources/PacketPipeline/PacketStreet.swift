import Conformance
import Dissection

/// The way of packets from their dissection, source after source, to where they go.
package protocol PacketStreet: AnyObject {
    /// Whether nobody takes what comes out any more.
    var isOver: Bool { get }
    /// Begins a source: gives the sink for what is found in it, on its way to the judge that `makeJudge` sets in front of a sink.
    func begin(_ makeJudge: (any JudgedPacketSink) -> any PacketSink) -> any PacketSink
    /// Ends the source; `body` is called once everything of it came out, on whichever thread that was, before anything of the
    /// next source does.
    func endSource(_ body: @escaping () -> Void)
    /// Returns when everything that was found so far has come out and is written, and `isOver` says whether its reader has gone.
    func drain()
    /// Ends the way, once everything has come out; returns the gravest finding of all that did.
    func close() -> Severity?
}
