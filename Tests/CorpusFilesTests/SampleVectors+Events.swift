/// Vectors with events: each boundary of the document once on either side.
extension SampleVectors {
    private static let cy = "9b5c885b670908a8", bo = "8bb815b342cea14d"
    private static func piece(_ t: Int, _ index: Int, _ data: String, _ want: String, total: Int = 3) -> String {
        #"{"t":\#(t),"do":"piece","sender":"\#(cy)","payload":"45a43038a50aa502000\#(index)000\#(total)02\#(data)","want":\#(want)}"#
    }
    private static func started(_ flag: Bool) -> String { #"{"r":"stored","started":\#(flag)}"# }

    /// The vectors of reassembly (docs/protocol.md 3.6 and 4.6).
    static let reassembly = [
        #"{"id":"fragments","kind":"fragments","events":[\#(piece(0, 0, "61", started(true))),\#(piece(5, 2, "63", started(false))),{"t":5004,"do":"stalled","want":[]},{"t":5005,"do":"stalled","want":["45a43038a50aa502"]},{"t":15004,"do":"stalled","want":[]},{"t":30000,"do":"expire","want":0},\#(piece(30000, 1, "62", #"{"r":"complete","started":false,"data":"616263"}"#)),{"t":99999,"do":"expire","want":0}]}"#,
        #"{"id":"fragments-expired","profile":"spec","kind":"fragments","cap":1,"events":[\#(piece(0, 0, "61", started(true))),{"t":30001,"do":"expire","want":1},{"t":30002,"do":"piece","sender":"\#(cy)","payload":"45","want":null}]}"#,
        #"{"id":"fragments-oversized","kind":"fragments","events":[{"t":0,"do":"piece","sender":"\#(cy)","head":"45a43038a50aa5020000000302","fill":[7,1048577],"want":{"r":"oversized","started":true,"projected":1048577,"limit":1048576}}]}"#,
        #"{"id":"fragments-android","profile":"android","kind":"fragments","events":[\#(piece(0, 0, String(message.prefix(4)), #"{"r":"stored","sets":1,"bytes":2}"#, total: 2)),\#(piece(1, 1, "ffff", #"{"r":"stored","why":"no-frame","sets":1,"bytes":4}"#, total: 2)),\#(piece(2, 1, String(message.dropFirst(4)), #"{"r":"complete","frame":{"v":1,"type":2,"ttl":0,"ts":"1760000000000","sender":"9b5c885b670908a8","payload":{"hex":""}},"sets":0,"bytes":0}"#, total: 2)),\#(piece(3, 3, "61", #"{"r":"refused","why":"index-range","sets":0,"bytes":0}"#)),\#(piece(4, 1, "61", #"{"r":"stored","sets":1,"bytes":1}"#)),\#(piece(5, 0, "61", #"{"r":"dropped","why":"inconsistent","sets":0,"bytes":0}"#, total: 2)),{"t":40000,"do":"expire","want":{"removed":0,"sets":0,"bytes":0}}]}"#,
    ]

    private static func check(_ t: Int, _ want: Bool, rsr: Bool = true) -> String {
        #"{"t":\#(t),"do":"check","peer":"\#(bo)","rsr":\#(rsr),"want":\#(want)}"#
    }
    private static func respond(_ t: Int, _ want: Bool) -> String {
        #"{"t":\#(t),"do":"respond","peer":"\#(bo)","want":\#(want)}"#
    }
    private static let eight = (0..<8).map { respond($0, true) }.joined(separator: ",")

    /// The vectors of windows and budgets (docs/protocol.md 5.1 and 5.4).
    static let windows = ["ios", "spec"].flatMap { profile in
        [
            #"{"id":"window","profile":"\#(profile)","kind":"window","events":[{"t":0,"do":"request","peer":"\#(bo)"},\#(check(0, false, rsr: false)),\#(check(30000, true)),{"t":30000,"do":"cleanup","want":1},\#(check(30001, false)),{"t":30001,"do":"cleanup","want":0}]}"#,
            #"{"id":"window-broadcast","profile":"\#(profile)","kind":"window","events":[{"t":0,"do":"request","peer":"ffffffffffffffff"},{"t":0,"do":"request"},{"t":0,"do":"cleanup","want":0}]}"#,
            #"{"id":"budget","profile":"\#(profile)","kind":"budget","events":[\#(eight),\#(respond(30000, false)),{"t":30000,"do":"prune"},\#(respond(30001, true)),\#(respond(30001, false))]}"#,
        ]
    }

    private static func frame(_ t: Int, _ hex: String, _ want: String) -> String {
        #"{"t":\#(t),"do":"frame","link":"L1","hex":"\#(hex)","want":\#(want)}"#
    }
    /// T of chapter 10.
    private static let time = 1_760_000_000_000
    private static let accepted = #"{"v":"accept","from":"9b5c885b670908a8","validated":"9b5c885b670908a8"}"#
    private static func skewed(_ skew: Int) -> String {
        #"{"v":"timestampSkew","peer":"9b5c885b670908a8","skew":"\#(skew)","max":"120000"}"#
    }
    private static func request(_ second: Int, ttl: Int = 0) -> String {
        "01210\(ttl)00000199c82cc00\(second)000000" + cy
    }

    /// The vectors of gates (docs/protocol.md 5.2 to 5.4, chapter 7 rows 1, 5 and 6).
    static let gates = [
        #"{"id":"gate-skew","kind":"gate","local":"\#(bo)","events":[\#(frame(time + 120_000, message, accepted)),\#(frame(time + 120_001, message, skewed(120_001))),\#(frame(time + 120_000, message, #"{"v":"duplicateIngress"}"#)),\#(frame(time - 120_001, message, skewed(120_001)))]}"#,
        #"{"id":"gate-skew-spec","profile":"spec","kind":"gate","local":"\#(bo)","events":[\#(frame(time + 119_999, message, #"{"v":"accept"}"#)),\#(frame(time + 120_000, message, skewed(120_000))),\#(frame(time, "00", #"{"v":"malformed"}"#))]}"#,
        #"{"id":"gate-answer","kind":"gate","local":"\#(bo)","events":[{"t":0,"do":"bind","link":"L1","peer":"3dcc8696566b1e17"},\#(frame(0, answer, #"{"v":"invalidRSR","peer":"3dcc8696566b1e17"}"#)),{"t":0,"do":"request","peer":"3dcc8696566b1e17"},\#(frame(30000, answer, #"{"v":"accept","from":"3dcc8696566b1e17","validated":"3dcc8696566b1e17","frag":[{"n":"tracked"},{"n":"append","r":"stored","started":true}]}"#)),{"t":30000,"do":"unbind","link":"L1"},\#(frame(30000, answer, #"{"v":"invalidRSR","peer":"9b5c885b670908a8"}"#)),{"t":30001,"do":"cleanup","want":0},{"t":60001,"do":"expire","want":1},{"t":60001,"do":"stalled","want":[]},\#(respond(0, true)),{"t":0,"do":"prune"}]}"#,
        #"{"id":"gate-echo","kind":"gate","local":"\#(cy)","events":[\#(frame(time, message, #"{"v":"selfLoopback","type":2}"#))]}"#,
        #"{"id":"gate-request","kind":"gate","local":"3dcc8696566b1e17","events":[{"t":0,"do":"bind","link":"L1","peer":"\#(bo)"},\#(frame(time, request(0), #"{"v":"directSenderMismatch","bound":"8bb815b342cea14d","claimed":"9b5c885b670908a8"}"#))]}"#,
        #"{"id":"gate-request-spec","profile":"spec","kind":"gate","local":"\#(bo)","events":[\#(frame(time, request(0, ttl: 1), #"{"v":"nonzeroTTL"}"#)),\#((0..<8).map { frame(time, request($0), #"{"v":"accept"}"#) }.joined(separator: ",")),\#(frame(time, request(8), #"{"v":"rateLimited"}"#))]}"#,
        #"{"id":"gate-android","profile":"android","kind":"android_gate","local":"\#(bo)","known":[],"events":[{"t":\#(time),"do":"frame","sig":"bad","hex":"\#(announceFrame)","want":true},{"t":\#(time),"do":"frame","sig":"good","hex":"\#(announceFrame.dropLast(2))05","want":false,"why":"bad-signature"},{"t":\#(time + 600_001),"do":"frame","hex":"\#(announceFrame)","want":false,"why":"announce-stale"},{"t":\#(time + 300_000),"do":"cleanup","want":1},{"t":\#(time + 300_001),"do":"cleanup","want":0},{"t":0,"do":"frame","hex":"\#(message)","want":false,"why":"unsigned"},{"t":0,"do":"frame","hex":"00","want":false,"why":"malformed"}]}"#,
    ]

    /// Every line.
    static let all = frames + payloads + contents + reassembly + windows + gates
}
