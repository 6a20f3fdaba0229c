import PacketGenerators

/// What the Bluetooth log of one node holds, and what is true of it.
package struct NodeCapture: Sendable {
    /// The name of its files, without an ending.
    package var name: String
    /// The node's number; nil where no mesh was simulated.
    package var node: Int?
    /// Every packet of the log, in order.
    package var packets: [HCIPacket]
    /// Every frame that the node sent and received, in the order of the records that complete them; empty of a scripted scene.
    package var frames: [SimulatedFrame]
    /// The list of frames, as text.
    package var list: String

    /// The capture in one container.
    package func file(_ container: CaptureContainer) -> (name: String, bytes: [UInt8]) {
        ("\(name).\(container.suffix)", container.file(packets))
    }

    /// The list of frames as a file.
    package var listFile: (name: String, bytes: [UInt8]) { ("\(name).expected.txt", Array(list.utf8)) }
}

extension NodeCapture {
    /// The capture that a script is, with the script's own list.
    init(named name: String, of script: Scenario) {
        self.init(name: name, node: nil, packets: script.packets, frames: [], list: script.expectedText)
    }
}
