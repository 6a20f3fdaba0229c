import Capture
import WireFormat

extension LinkLayerDecoder {
    /// Opens a link in the place of one with the same key, and gives its place in the table.
    mutating func open(
        _ key: LinkKey, _ link: Link, _ transport: Transport, devices: DatabaseCache.Key?, _ record: CaptureRecord,
        into sink: inout some LinkLayerSink
    ) -> Int {
        if let old = links.find(key) { close(at: old, record: record.number, into: &sink) }
        if links.isFull, let oldest = links.leastRecent {
            counters.skip(.evictedLink, record: record.number)
            close(at: oldest, record: record.number, into: &sink)
        }
        var state = LinkState(link, key: key, transport: transport)
        state.devices = devices
        if let devices { state.attributes.databases = databases.recall(devices) }
        sink.opened(link)
        if transport == .lowEnergy { sink.event(LinkEvent(.connected, on: link, record)) }
        return links.add(state)
    }

    /// Closes the link at `index`: what it began and did not finish is counted, what it knew is kept for its devices.
    mutating func close(at index: Int, record: Int, into sink: inout some LinkLayerSink) {
        let state = links.remove(at: index)
        for _ in 0..<state.unfinished { counters.skip(.incompletePDU, record: record) }
        if let devices = state.devices, !databases.keep(devices, state.attributes.databases) {
            counters.skip(.evictedState, record: record)
        }
        sink.closed(state.link)
    }

    /// Closes every connection of `adapter`.
    mutating func closeConnections(of adapter: UInt16, _ record: CaptureRecord, into sink: inout some LinkLayerSink) {
        while let index = links.states.lastIndex(where: { $0.key.isConnection(of: adapter) }) {
            close(at: index, record: record.number, into: &sink)
        }
    }
}
