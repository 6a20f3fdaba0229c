import Glibc
import Testing

@testable import ATTChannels

@Suite struct ATTFailureTests {
    @Test(
        arguments: [
            (ENODEV, .noAdapter("x")), (EAFNOSUPPORT, .noAdapter("x")), (EPERM, .noPermission("x")), (EACCES, .noPermission("x")),
            (ECONNRESET, .peerGone), (EPIPE, .peerGone), (ETIMEDOUT, .timedOut("x")), (EBUSY, .system("x", EBUSY)),
        ] as [(Int32, ATTFailure)])
    func errorNumbersSayWhatIsMissing(number: Int32, failure: ATTFailure) { #expect(ATTFailure("x", number: number) == failure) }

    @Test func messagesSayWhatWasTriedAndWhatHelps() {
        #expect(
            ATTFailure.noPermission("bring hci0 up").message
                == "cannot bring hci0 up: that needs the rights cap_net_raw and cap_net_admin (run it as root)")
        #expect(ATTFailure.system("listen on hci0", EBUSY).message == "cannot listen on hci0: Device or resource busy")
    }
}
