import BitchatFrame
import Conformance
import MeshModel
import Output

/// The data of a page as one JSON object: tables of names, and columns of numbers into them.
struct PageData {
    /// What the page says of itself.
    let head: ReportHead
    /// What it shows.
    let contents: ReportContents

    /// The object, without a character that could end the element it stands in.
    func json() -> [UInt8] {
        let out = OutputBuffer(.memory)
        var json = PageJSON(out)
        json.object { json in
            json.number("schema", 1)
            writeHead(&json)
            json.json("stats", statistics())
            writeNames(&json)
            writePlaces(&json)
            writePackets(&json)
            writeFindings(&json)
            writeAdverts(&json)
        }
        return out.take()
    }

    private func writeHead(_ json: inout PageJSON) {
        json.object("head") { json in
            json.text("title", head.title)
            json.text("tool", head.tool)
            json.text("protocol", head.protocolRevisions)
            json.text("command", head.command)
            json.texts("notes", head.notes.prefix(ReportLimits.notes))
        }
        json.object("limits") { json in
            json.number("window", Int(ProtocolLimits.responseWindow))
            json.number("spec", Int(ProtocolLimits.specSkew))
            json.number("ios", Int(ProtocolLimits.iosSkew))
        }
        json.object("leftOut") { json in
            json.number("packets", contents.packetsLeftOut)
            json.number("findings", contents.findingsLeftOut)
            json.number("adverts", contents.advertsLeftOut)
            json.number("bytes", contents.bytes.leftOut)
            json.number("texts", contents.texts.leftOut)
            json.number("names", contents.peers.leftOut + contents.links.leftOut + contents.streams.leftOut)
        }
    }

    /// What `stats --json` prints of the same sources.
    private func statistics() -> [UInt8] {
        let out = OutputBuffer(.memory)
        var total = SourceStatistics()
        for source in contents.statistics { total.add(source) }
        StatisticsReport(out).json(contents.statistics, total: total)
        return out.take()
    }
}
