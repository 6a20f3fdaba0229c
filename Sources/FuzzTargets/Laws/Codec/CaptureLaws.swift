/// The laws of captures.
package enum CaptureLaws {
    /// Records in bounds.
    package static let bounds = Law(
        "capture-bounds", .difference, "Records are numbered upwards, stand inside the file, and are together no longer than it",
        source: "docs/capture-formats.md 1")
    /// Pieces.
    package static let chunks = Law(
        "capture-chunks", .difference, "A capture reads the same in one piece and in pieces of any size",
        source: "docs/architecture.md")
    /// btsnoop against the plain reading.
    package static let btsnoop = Law(
        "capture-btsnoop", .difference, "The records of a btsnoop file are those that its layout gives, up to the first odd one",
        source: "docs/capture-formats.md 1.1")
    /// Containers.
    package static let containers = Law(
        "capture-containers", .difference, "The same HCI packets give the same frames from every container",
        source: "docs/capture-formats.md 1")
    /// Packets.
    package static let packets = Law(
        "capture-packets", .difference, "A dissected packet's frame is what its bytes say, and its payload stands inside them",
        source: "docs/protocol.md 2.1")

    /// All of them.
    package static let all = [bounds, chunks, btsnoop, containers, packets]
}
