import Capture
import LinkLayers
import MeshModel
import Testing

@testable import Dissection

@Suite struct MilestoneTests {
    private static let link = Link(id: LinkID(serial: 1), adapter: 0, handle: 64, openingRecord: 1)

    private static func record(_ number: Int, time: Int64? = nil) -> CaptureRecord {
        CaptureRecord(
            number: number, time: time.map { CaptureTime(microseconds: $0) } ?? .unknown, direction: .received, linkType: .h4,
            originalLength: 0, fileOffset: 0)
    }

    private static func advert(
        _ number: Int, _ origin: Advertisement.Origin = .received, _ change: (inout Advertisement) -> Void
    ) -> Advertisement {
        var advert = Advertisement(record: record(number, time: Int64(number)), origin: origin, address: nil)
        change(&advert)
        return advert
    }

    /// Milestones of the steps in order: adverts own, released, debug; connection, MTU, subscription.
    private func reached(_ milestones: [Milestone]) -> Milestones {
        var reached = Milestones()
        for (index, milestone) in milestones.enumerated() {
            let record = Self.record(index + 1)
            switch milestone {
            case .ownAdvert: reached.note(Self.advert(index, .own) { $0.hasService = true })
            case .advert: reached.note(Self.advert(index) { $0.hasService = true })
            case .debugAdvert: reached.note(Self.advert(index) { $0.hasDebugService = true })
            case .connection: reached.note(LinkEvent(.connected, on: Self.link, record))
            case .exchangedMTU: reached.note(LinkEvent(.exchangedMTU, on: Self.link, record))
            case .subscription: reached.note(LinkEvent(.subscribed, on: Self.link, record))
            case .frameSent, .frameReceived, .acceptedBySpec, .acceptedByIOS, .acceptedByAndroid: break
            }
        }
        return reached
    }

    @Test(
        arguments: [
            ([], "nothing", "nothing of bitchat was seen"),
            ([.ownAdvert], "ownAdverts", "this device advertises, no other was heard"),
            ([.ownAdvert, .advert], "adverts", "adverts seen, never connected"),
            ([.debugAdvert], "adverts", "adverts seen, never connected"),
            ([.advert, .connection], "connected", "connected, nobody subscribed"),
            ([.connection, .exchangedMTU], "connected", "connected, nobody subscribed"),
            ([.advert, .connection, .subscription], "subscribed", "subscribed, no frame followed"),
        ] as [([Milestone], String, String)])
    func theLastMilestoneSaysWhereItStops(milestones: [Milestone], name: String, sentence: String) {
        #expect(reached(milestones).stage == Milestones.Stage(name: name, sentence: sentence))
    }

    @Test func framesCountByDirectionAndSayWhoIsSilent() {
        let script = StreetScript()
        let link = script.link(1)
        script.deliver(HandMadeFrame.message("a"), on: link)
        script.deliver(HandMadeFrame.message("b"), on: link)
        var milestones = Milestones()
        for seen in script.packets { milestones.note(seen.packet) }
        #expect(milestones.stage.sentence == "frames received, none sent")
        script.write(HandMadeFrame.message("c"), on: link)
        milestones.note(script.packets[2].packet)
        #expect(milestones.stage == Milestones.Stage(name: "frames", sentence: "frames both ways"))
        #expect([.frameSent, .frameReceived].map { milestones[$0].count } == [1, 2])
        #expect([.frameSent, .frameReceived].map { milestones[$0].record } == [3, 1])
        milestones.note(.ios, accepts: false, script.packets[0].packet)
        #expect(milestones.stage.sentence == "frames both ways, none accepted")
        milestones.note(.ios, accepts: nil, script.packets[0].packet)
        milestones.note(.android, accepts: true, script.packets[1].packet)
        #expect(milestones.stage == Milestones.Stage(name: "accepted", sentence: "frames both ways, accepted"))
        #expect([.acceptedBySpec, .acceptedByIOS, .acceptedByAndroid].map { milestones[$0].count } == [0, 0, 1])
    }

    @Test func aRebuiltPacketIsNoFrameOfItsOwn() {
        let script = StreetScript()
        let piece = HandMadeFrame(type: 0x20, section: big(UInt64(1)) + [0, 0, 0, 1, 2] + HandMadeFrame.message("inside"))
        script.deliver(piece.bytes, on: script.link(1))
        var milestones = Milestones()
        for seen in script.packets { milestones.note(seen.packet) }
        #expect(script.packets.count == 2)
        #expect(milestones[.frameReceived].count == 1)
    }

    @Test func eachMilestoneKeepsItsFirstRecord() {
        var milestones = Milestones()
        milestones.note(Self.advert(7) { $0.hasService = true })
        milestones.note(Self.advert(9) { $0.hasService = true })
        milestones.note(Self.advert(10) { $0.peerID = 5 })
        #expect(milestones[.advert] == .init(count: 2, record: 7, time: CaptureTime(microseconds: 7)))
    }

    @Test func theTotalHasCountsEarliestTimesAndNoRecords() {
        var late = Milestones(), early = Milestones(), timeless = Milestones()
        late.note(Self.advert(9) { $0.hasService = true })
        early.note(Self.advert(2) { $0.hasService = true })
        timeless.note(LinkEvent(.connected, on: Self.link, Self.record(1)))
        var total = Milestones()
        for source in [timeless, late, early] { total.add(source) }
        #expect(total[.advert] == .init(count: 2, record: 0, time: CaptureTime(microseconds: 2)))
        #expect(total[.connection] == .init(count: 1, record: 0, time: .unknown))
    }

    @Test func everyAdvertIsHeardThoughOnlyNewOnesAreHandedOn() {
        let script = StreetScript()
        for number in 1...3 { script.dissector.advertisement(Self.advert(number) { $0.hasService = true }) }
        script.dissector.event(LinkEvent(.connected, on: Self.link, Self.record(4)))
        #expect(script.collector.heard.map(\.record.number) == [1, 2, 3])
        #expect(script.collector.adverts.map(\.record.number) == [1])
        #expect(script.collector.events.map(\.kind) == [.connected])
    }
}
