import BitchatFrame
import Testing

@Suite struct AnswerToRefusedRequestTests {
    private static let tlvs: [UInt8] = [1, 0, 1, 7, 2, 0, 4, 0, 0, 0, 1, 3, 0, 0]

    private static func firings(_ requests: [UInt8]..., isRSR: Bool = true) -> Int {
        let exchange = Exchange()
        for request in requests { exchange.script.send(request, on: exchange.link, at: 1000) }
        exchange.answer(Exchange.cy.message("old", at: -5000, ttl: 0, isRSR: isRSR))
        return exchange.script.count(of: "RSR-009")
    }

    private static let sound = Exchange.bo.request(to: Exchange.ada.id, at: 1000)

    @Test func keepsQuietForASoundRequest() { #expect(Self.firings(Self.sound) == 0) }

    @Test(arguments: [1, 7] as [UInt8]) func firesWhenTheRequestHasATTL(ttl: UInt8) {
        let request = Exchange.bo.request(to: Exchange.ada.id, at: 1000, ttl: ttl)
        #expect(Self.firings(request) == 1)
        #expect(Self.firings(request, isRSR: false) == 0)
        #expect(Self.firings(request, Self.sound) == 0)
    }

    @Test func firesWhenTheRequestIsNotSigned() {
        let request = Exchange.bo.frame(.requestSync, Self.tlvs, ttl: 0, at: 1000, to: Exchange.ada.id, isSigned: false)
        #expect(Self.firings(request) == 1)
    }

    @Test func firesWhenTheSignatureIsInvalid() {
        var request = Self.sound
        request[request.count - 1] ^= 1
        #expect(Self.firings(request) == 1)
    }

    @Test func keepsQuietWithoutAKeyToVerifyWith() {
        let script = MeshScript()
        let link = script.link(1)
        script.send(Exchange.bo.request(to: Exchange.ada.id, at: 1000), on: link, at: 1000)
        script.receive(Exchange.cy.message("old", at: -5000, ttl: 0, isRSR: true), on: link, at: 2000)
        #expect(script.count(of: "RSR-009") == 0)
    }

    @Test func firesWhenAnotherPeerIsNamedAsItsSender() {
        #expect(Self.firings(Exchange.cy.request(to: Exchange.ada.id, at: 1000)) == 1)
    }
}
