import Capture
import LinkLayers
import Testing

@Suite struct DiscoveryTests {
    /// A link whose far server's characteristic was discovered at `handle`.
    func discovered(_ handle: UInt16 = 0x12, peer: UInt64 = 0xC0DE_C000_0001) -> Bench {
        var bench = Bench()
        bench.connect(peer: peer)
        bench.discover(handle)
        return bench
    }

    @Test func characteristicResponseNamesTheHandle() {
        var bench = discovered()
        bench.received(L2CAP.att(ATT.notification(0x12, [1])))
        bench.sent(L2CAP.att(ATT.command(0x12, [2])))
        #expect(bench.mappings == [.discovered, .discovered])
    }

    @Test func handleBelongsToTheServersSide() {
        var bench = discovered()
        bench.sent(L2CAP.att(ATT.notification(0x12, [1])))
        bench.received(L2CAP.att(ATT.command(0x12, [2])))
        #expect(bench.mappings == [.unknown, .unknown])
    }

    @Test func valueHandleFieldIsUsedEvenIfNotNextToTheDeclaration() {
        var bench = Bench()
        bench.sent(L2CAP.att(ATT.readCharacteristics()))
        bench.received(L2CAP.att([0x09, 21, 0x11, 0, 0x1E, 0x20, 0] + UUIDs.characteristic))
        bench.received(L2CAP.att(ATT.notification(0x20, [1])))
        bench.received(L2CAP.att(ATT.notification(0x12, [1])))
        #expect(bench.mappings == [.discovered, .unknown])
    }

    @Test func otherCharacteristicsAreCountedAndNotDelivered() {
        var bench = Bench()
        bench.sent(L2CAP.att(ATT.readCharacteristics()))
        bench.received(L2CAP.att(ATT.characteristic(0x12, UUIDs.foreign)))
        bench.sent(L2CAP.att(ATT.readCharacteristics()))
        bench.received(L2CAP.att(ATT.characteristic(0x15, short: 0x2A37)))
        bench.received(L2CAP.att(ATT.notification(0x12, [1])))
        bench.received(L2CAP.att(ATT.notification(0x15, [1])))
        #expect(bench.sink.values.isEmpty)
        #expect(bench.count(.otherCharacteristic) == 2)
        #expect(bench.attributes(0x1B) == 2)
        #expect(bench.decoder.problems.isEmpty)
    }

    @Test func readByTypeOfAnotherTypeTeachesNothing() {
        var bench = Bench()
        bench.sent(L2CAP.att([0x08, 1, 0, 0xFF, 0xFF, 0x00, 0x2A]))
        bench.received(L2CAP.att(ATT.characteristic(0x12, UUIDs.foreign)))
        bench.received(L2CAP.att(ATT.notification(0x12, [1])))
        #expect(bench.mappings == [.unknown])
    }

    @Test func readByALongTypeThatBeginsLikeTheShortOneTeachesNothing() {
        var bench = Bench()
        bench.sent(L2CAP.att(ATT.readCharacteristics() + [UInt8](repeating: 0, count: 14)))
        bench.received(L2CAP.att(ATT.characteristic(0x12, UUIDs.foreign)))
        bench.received(L2CAP.att(ATT.notification(0x12, [1])))
        #expect(bench.mappings == [.unknown])
    }

    @Test func requestIsRememberedPerClientSide() {
        var bench = Bench()
        bench.sent(L2CAP.att(ATT.readCharacteristics()))
        bench.received(L2CAP.att([0x08, 1, 0, 0xFF, 0xFF, 0x00, 0x2A]))
        bench.received(L2CAP.att(ATT.characteristic(0x15, short: 0x2A37)))
        bench.sent(L2CAP.att(ATT.characteristic(0x15, short: 0x2A37)))
        bench.received(L2CAP.att(ATT.notification(0x15, [1])))
        bench.sent(L2CAP.att(ATT.notification(0x15, [1])))
        #expect(bench.mappings == [.unknown])
        #expect(bench.sink.values.map(\.value.direction) == [.sent])
    }

    @Test func bitchatsUUIDIsBelievedWithoutItsRequest() {
        var bench = Bench()
        bench.received(L2CAP.att(ATT.characteristic(0x12)))
        bench.received(L2CAP.att(ATT.characteristic(0x15, UUIDs.foreign)))
        bench.received(L2CAP.att(ATT.notification(0x12, [1])))
        bench.received(L2CAP.att(ATT.notification(0x15, [1])))
        #expect(bench.mappings == [.discovered, .unknown])
    }

    @Test func findInformationNamesValuesAndDescriptors() {
        var bench = Bench()
        bench.received(L2CAP.att([0x05, 2] + word(0x12) + UUIDs.characteristic))
        bench.received(L2CAP.att([0x05, 1] + word(0x13) + word(0x2902)))
        bench.received(L2CAP.att(ATT.notification(0x12, [1])))
        bench.sent(L2CAP.att([0x12, 0x13, 0, 1, 0]))
        #expect(bench.mappings == [.discovered])
        #expect(bench.count(.otherCharacteristic) == 1)
    }

    @Test func recognisedValueInfersTheHandleForBothDirections() {
        var bench = Bench()
        bench.sink.recognised = 1
        bench.received(L2CAP.att(ATT.notification(0x12, [9])))
        bench.received(L2CAP.att(ATT.notification(0x12, [1])))
        bench.received(L2CAP.att(ATT.notification(0x12, [9])))
        bench.sent(L2CAP.att(ATT.command(0x12, [9])))
        bench.received(L2CAP.att(ATT.command(0x12, [9])))
        #expect(bench.mappings == [.unknown, .unknown, .inferred, .inferred, .unknown])
    }

    @Test func laterLinkWithTheSameDeviceAssumesTheHandle() {
        var bench = discovered()
        bench.disconnect()
        bench.connect(0x41)
        bench.received(L2CAP.att(ATT.notification(0x12, [1])), handle: 0x41)
        bench.disconnect(0x41)
        bench.connect(0x42)
        bench.received(L2CAP.att(ATT.notification(0x12, [1])), handle: 0x42)
        #expect(bench.mappings == [.assumed, .assumed])
    }

    @Test func otherDeviceAssumesNothing() {
        var bench = discovered()
        bench.disconnect()
        bench.connect(peer: 0xC0DE_C000_0002)
        bench.received(L2CAP.att(ATT.notification(0x12, [1])))
        #expect(bench.mappings == [.unknown])
    }

    @Test func otherCharacteristicsAndInferencesAreNotCarriedOver() {
        var bench = discovered()
        bench.sink.recognised = 1
        bench.sent(L2CAP.att(ATT.readCharacteristics()))
        bench.received(L2CAP.att(ATT.characteristic(0x15, UUIDs.foreign)))
        bench.received(L2CAP.att(ATT.notification(0x18, [1])))
        bench.disconnect()
        bench.connect()
        bench.received(L2CAP.att(ATT.notification(0x15, [9])))
        bench.received(L2CAP.att(ATT.notification(0x18, [9])))
        #expect(bench.mappings == [.unknown, .unknown, .unknown])
    }

    @Test func discoveryElsewhereReplacesTheAssumedHandle() {
        var bench = discovered()
        bench.disconnect()
        bench.connect()
        bench.discover(0x22)
        bench.received(L2CAP.att(ATT.notification(0x12, [1])))
        bench.received(L2CAP.att(ATT.notification(0x22, [1])))
        #expect(bench.mappings == [.unknown, .discovered])
    }

    @Test func serviceRangesContradictTheAssumedHandle() {
        let answers: [[UInt8]] = [
            [0x11, 20, 0x13, 0, 0x20, 0] + UUIDs.service,
            [0x11, 20, 0x10, 0, 0x20, 0] + UUIDs.service,
            [0x11, 20, 0x10, 0, 0x12, 0] + UUIDs.debugService,
            [0x11, 6, 0x10, 0, 0x20, 0, 0x0A, 0x18],
            [0x11, 6, 0x10, 0, 0xFF, 0xFF, 0x0A, 0x18],
            [0x11, 20, 0x10, 0, 0x20, 0] + UUIDs.foreign,
        ]
        let mappings: [AttributeValue.Mapping] = [.unknown, .assumed, .assumed, .unknown, .assumed, .unknown]
        for (answer, mapping) in zip(answers, mappings) {
            var bench = discovered()
            bench.disconnect()
            bench.connect()
            bench.received(L2CAP.att(answer))
            bench.received(L2CAP.att(ATT.notification(0x12, [1])))
            #expect(bench.mappings == [mapping], "\(answer)")
        }
    }

    @Test func findByTypeValueTakesTheServiceFromItsRequest() {
        for (uuid, mapping) in [(UUIDs.service, AttributeValue.Mapping.unknown), (UUIDs.foreign, .assumed)] {
            var bench = discovered()
            bench.disconnect()
            bench.connect()
            bench.sent(L2CAP.att([0x06, 1, 0, 0xFF, 0xFF, 0x00, 0x28] + uuid))
            bench.received(L2CAP.att([0x07, 0x30, 0, 0x40, 0]))
            bench.received(L2CAP.att(ATT.notification(0x12, [1])))
            #expect(bench.mappings == [mapping])
        }
    }

    @Test func searchThatFindsNoServiceDropsTheAssumedHandle() {
        for (start, mapping) in [(UInt8(1), AttributeValue.Mapping.unknown), (2, .assumed)] {
            var bench = discovered()
            bench.disconnect()
            bench.connect()
            bench.sent(L2CAP.att([0x06, start, 0, 0xFF, 0xFF, 0x00, 0x28] + UUIDs.service))
            bench.received(L2CAP.att(ATT.error(0x06, 0x0A)))
            bench.received(L2CAP.att(ATT.notification(0x12, [1])))
            #expect(bench.mappings == [mapping])
        }
    }

    @Test func refusalOfAnotherRequestDropsNothing() {
        var bench = discovered()
        bench.disconnect()
        bench.connect()
        bench.sent(L2CAP.att([0x06, 1, 0, 0xFF, 0xFF, 0x00, 0x28] + UUIDs.service))
        bench.received(L2CAP.att(ATT.error(0x08, 0x0A)))
        bench.received(L2CAP.att(ATT.notification(0x12, [1])))
        #expect(bench.mappings == [.assumed])
    }

    @Test func attribute2049IsNotRememberedAndCounted() {
        var bench = Bench()
        for handle in 1...2_049 as ClosedRange<UInt16> {
            bench.received(L2CAP.att([0x05, 1] + word(handle) + word(0x2902)))
        }
        #expect(bench.count(.evictedState) == 1)
        bench.received(L2CAP.att(ATT.notification(2_048, [1])))
        bench.received(L2CAP.att(ATT.notification(2_049, [1])))
        #expect(bench.mappings == [.unknown])
    }

    @Test func serviceChangedDropsTheMap() {
        var bench = discovered()
        bench.sent(L2CAP.att(ATT.readCharacteristics()))
        bench.received(L2CAP.att(ATT.characteristic(0x03, short: 0x2A05)))
        bench.received(L2CAP.att([0x1D, 0x03, 0, 1, 0, 0xFF, 0xFF]))
        bench.received(L2CAP.att(ATT.notification(0x12, [1])))
        #expect(bench.mappings == [.unknown])
        bench.disconnect()
        bench.connect()
        bench.received(L2CAP.att(ATT.notification(0x12, [1])))
        #expect(bench.mappings == [.unknown, .unknown])
    }

    @Test(arguments: [(UInt8(0x12), AttributeValue.Mapping.unknown), (0x11, .discovered)])
    func databaseOutOfSyncDropsTheMap(code: UInt8, mapping: AttributeValue.Mapping) {
        var bench = discovered()
        bench.sent(L2CAP.att([0x0A, 0x12, 0]))
        bench.received(L2CAP.att(ATT.error(0x0A, code)))
        bench.received(L2CAP.att(ATT.notification(0x12, [1])))
        #expect(bench.mappings == [mapping])
    }

    @Test func shortResponseIsCountedAndItsWholeElementsAreUsed() {
        var bench = Bench()
        bench.received(L2CAP.att(ATT.characteristic(0x12) + [1, 2, 3]))
        bench.received(L2CAP.att([0x09]))
        bench.received(L2CAP.att(ATT.notification(0x12, [1])))
        #expect(bench.mappings == [.discovered])
        #expect(bench.count(.malformedAttribute) == 1)
    }

    @Test func device257EvictsTheOneUnusedLongest() {
        var bench = Bench()
        for peer in 1...257 as ClosedRange<UInt64> {
            bench.connect(peer: peer)
            bench.discover(0x12)
            bench.disconnect()
        }
        #expect(bench.count(.evictedState) == 1)
        for peer in [1, 2] as [UInt64] {
            bench.connect(peer: peer)
            bench.received(L2CAP.att(ATT.notification(0x12, [1])))
        }
        #expect(bench.mappings == [.unknown, .assumed])
    }
}

extension Bench {
    /// Discovers the far server's characteristic at `handle`.
    mutating func discover(_ handle: UInt16) {
        sent(L2CAP.att(ATT.readCharacteristics()))
        received(L2CAP.att(ATT.characteristic(handle)))
    }
}
