import WireFormat

extension HCIScript {
    /// Appends a command and its completion with status 0 and `returned` after it.
    package mutating func completedCommand(_ opcode: UInt16, _ parameters: [UInt8] = [], returning returned: [UInt8] = []) {
        command(opcode, parameters)
        wait(microseconds: 400)
        event(HCIEvents.Code.commandComplete, [1, UInt8(opcode & 0xFF), UInt8(opcode >> 8), 0] + returned)
    }

    /// Resets the controller.
    package mutating func reset() { completedCommand(0x0C03) }

    /// Advertises `data` with the commands of Bluetooth 4: parameters, data, on.
    package mutating func advertise(_ data: [UInt8]) {
        completedCommand(0x2006, [0xA0, 0, 0xA0, 0, 0, 1, 0] + [UInt8](repeating: 0, count: 6) + [7, 0])
        var padded = ByteWriter(capacity: 32)
        padded.byte(UInt8(clamping: data.count))
        padded.append(data)
        padded.fill(0, count: max(0, 31 - data.count))
        completedCommand(0x2008, padded.bytes)
        completedCommand(0x200A, [1])
    }

    /// Advertises `data` with the commands of Bluetooth 5, as set 1.
    package mutating func advertiseExtended(_ data: [UInt8]) {
        var parameters = ByteWriter(capacity: 25)
        parameters.append([1, 0x13, 0, 0xA0, 0, 0, 0xA0, 0, 0, 7, 1, 0])
        parameters.fill(0, count: 6)
        parameters.append([0, 0x7F, 1, 0, 1, 0, 0])
        completedCommand(0x2036, parameters.bytes, returning: [0])
        completedCommand(0x2037, [1, 3, 1, UInt8(clamping: data.count)] + data)
        completedCommand(0x2039, [1, 1, 1, 0, 0, 0])
    }

    /// Scans with the commands of Bluetooth 4.
    package mutating func scan() {
        completedCommand(0x200B, [1, 0x60, 0, 0x30, 0, 1, 0])
        completedCommand(0x200C, [1, 0])
    }

    /// Scans with the commands of Bluetooth 5.
    package mutating func scanExtended() {
        completedCommand(0x2041, [1, 0, 1, 1, 0x60, 0, 0x30, 0])
        completedCommand(0x2042, [1, 0, 0, 0, 0, 0])
    }

    /// Reports an advertisement, and a scan response where there is one.
    package mutating func report(
        _ address: RadioAddress, _ data: [UInt8], scanResponse: [UInt8]? = nil, rssi: Int8, isExtended: Bool
    ) {
        let form = isExtended ? HCIEvents.extendedReport : HCIEvents.legacyReport
        event(HCIEvents.Code.lowEnergy, form(.advertisement, address, data, rssi))
        guard let scanResponse else { return }
        wait(milliseconds: 1)
        event(HCIEvents.Code.lowEnergy, form(.scanResponse, address, scanResponse, rssi))
    }
}
