import WireFormat

/// A phone that plays music and types, with one bitchat link on which little happens.
struct PhoneLoad: TrafficLoad {
    /// The BR/EDR link that carries audio.
    private static let audio: UInt16 = 0x000B
    /// One record in so many is a bitchat frame.
    private static let rarity = 500

    private var random: SplitMix64
    private var text = FrameTemplate.text(1, by: TestIdentity.bo)
    private var count = 0
    private var packet = [UInt8](repeating: 0, count: 600)
    private let keyboard = ScriptedLink(
        handle: 0x0045, address: RadioAddress(0xC0DE_C200_0001), role: .central, server: GATTServer(service: 0x0014), aclSize: 27)

    init(seed: UInt64) { random = SplitMix64(seed: seed) }

    mutating func begin(_ log: inout HCIScript) {
        log.reset()
        let address: [UInt8] = [0x56, 0x34, 0x12, 0x50, 0xA0, 0x00]
        log.event(HCIEvents.Code.connectionComplete, [0, UInt8(Self.audio), 0] + address + [1, 0])
        log.connect(keyboard)
        log.connect(.bo)
        log.discover(.bo)
        log.notify(PacketFactory(.ios).announce(by: TestIdentity.bo, at: log.milliseconds).bytes, .bo)
    }

    /// Out of a hundred: 55 audio packets, 10 receipts for them, 20 key reports, 15 scan reports.
    mutating func burst(_ log: inout HCIScript) {
        count += 1
        log.wait(microseconds: 2_000)
        if count.isMultiple(of: Self.rarity) {
            log.notify(text.stamped(log.milliseconds, &random), .bo)
            return
        }
        switch random.below(100) {
        case 0..<55: play(&log)
        case 55..<65: log.event(0x13, [1, UInt8(Self.audio), 0, 5, 0])
        case 65..<85: log.notify([0, 0, UInt8(4 + random.below(30)), 0, 0, 0, 0, 0], keyboard)
        default: scan(&log)
        }
    }

    /// A media packet on a dynamic channel.
    private mutating func play(_ log: inout HCIScript) {
        random.fill(&packet, 12..<packet.count)
        packet[0] = 0x80
        packet[1] = 0x60
        log.data(packet, channel: 0x0047, handle: Self.audio, isReceived: false, size: 1_021)
    }

    /// Some device's advertisement with manufacturer data.
    private mutating func scan(_ log: inout HCIScript) {
        let address = RadioAddress(0xC000_0000_0000 | random.next() >> 24)
        let data = [2, 1, 6, 15, 0xFF, 0x4C, 0] + random.bytes(12)
        log.report(address, data, rssi: -90, isExtended: true)
    }
}
