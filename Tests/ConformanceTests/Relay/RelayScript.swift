import BitchatFrame
import LinkLayers

/// bo, whose adapter is captured, between ada on one link and cy on another.
struct RelayScript {
    static let ada = Peer("ada"), bo = Peer("bo"), cy = Peer("cy")

    let script = MeshScript()
    let toAda: Link, toCy: Link

    /// All three announce themselves.
    init() {
        toAda = script.link(1)
        toCy = script.link(2)
        for link in [toAda, toCy] { script.send(Self.bo.announce(), on: link, at: 0) }
        script.receive(Self.ada.announce(), on: toAda, at: 0)
        script.receive(Self.cy.announce(), on: toCy, at: 0)
    }
}
