/// One line or two for each kind and profile, with values of docs/protocol.md (chapter 10 unless a line says otherwise).
enum SampleVectors {
    /// The announce of 10.1.
    static let announce =
        "01036164610220fe71a8022e84274cfcd92c575edf553dec712f626bd1ab002b2c0101059b5b1d0320fc409b9f00389231ee36ddfae061a35512da67e49005d16d0b2ccc65a0cfffaf"
    /// The neighbour and the capabilities of 10.1.
    static let neighbour = "04088bb815b342cea14d", capabilities = "05022903"
    /// The signature of 10.1.
    static let announceSignature =
        "023115e49f6cde288594cafe3e67ed51cccef6b3e414c5dc7a2fb40fcd19f432bd090e9fa073657dfd5eb4d337ec3595acd98dc34b15dc5721961c5d22453304"
    /// The whole frame of 10.1.
    static let announceFrame =
        "01010700000199c82cc0000200573dcc8696566b1e17" + announce + neighbour + capabilities + announceSignature
    /// The payload of 10.2.
    static let request =
        "01000107020004000001000300020a1b0400012005000800000199c8239840060021" + streams
    /// The stream IDs of 10.2, as hex of their text.
    static let streams = "343561343330333861353061613530322c30386364396231653639343861343939"
    /// The payload of 10.3.
    static let fragment = "45a43038a50aa502000100030" + "2" + slice
    /// The slice of 10.3.
    static let slice =
        "20746865206e6f72746820676174652c20776520737461727420617420736576656e2e205265706c79206865726520706c65617365213b428a77175fdb85d28e"
    /// The whole frame of 10.3.
    static let answer = "01200000000199c82ca0c010004d9b5c885b670908a8" + fragment
    /// A message of 22 bytes at T = 1,760,000,000,000 ms by 9b5c885b670908a8 with nothing in it (10.4).
    static let message = "01020700000199c82cc0000000009b5c885b670908a8"

    /// The vectors of frames.
    static let frames = [
        #"{"id":"frame","kind":"frame","hex":"\#(answer)","want":{"v":1,"type":32,"ttl":0,"ts":"1759999992000","sender":"9b5c885b670908a8","payload":{"hex":"\#(fragment)"},"rsr":true}}"#,
        #"{"id":"frame-cut","kind":"frame","hex":"\#(message.dropLast(2))","want":null,"why":"short"}"#,
        #"{"id":"frame-android","profile":"android","kind":"frame","hex":"\#(answer)","want":{"v":1,"type":32,"ttl":0,"ts":"1759999992000","sender":"9b5c885b670908a8","payload":{"hex":"\#(fragment)"}},"reencoded":"01200000000199c82ca0c000004d9b5c885b670908a8\#(fragment)","signed":"01200000000199c82ca0c000004d9b5c885b670908a8\#(fragment)\#(String(repeating: "9d", count: 157))"}"#,
        #"{"id":"frame-android-cut","profile":"android","kind":"frame","hex":"\#(message)","want":{"v":1,"type":2,"ttl":7,"ts":"1760000000000","sender":"9b5c885b670908a8","payload":{"hex":""}},"reencoded":"\#(message)","signed":"01020000000199c82cc0000000009b5c885b670908a8\#(String(repeating: "ea", count: 234))"}"#,
        #"{"id":"encode","kind":"encode","padded":false,"frame":{"v":1,"type":2,"ttl":7,"ts":"1760000000000","sender":"9b5c885b670908a8","payload":"","rsr":true},"want":"01020700000199c82cc0001000009b5c885b670908a8","signed":"01020000000199c82cc0000000009b5c885b670908a8\#(String(repeating: "ea", count: 234))"}"#,
        #"{"id":"encode-version-3","kind":"encode","padded":true,"frame":{"v":3,"type":2,"ttl":7,"ts":"0","sender":"","payload":""},"want":null,"signed":null}"#,
        #"{"id":"encode-android","profile":"android","kind":"encode","padded":false,"frame":{"v":1,"type":2,"ttl":7,"ts":"1760000000000","sender":"9b5c885b670908a8","payload":"","rsr":true},"want":"\#(message)","signed":"01020000000199c82cc0000000009b5c885b670908a8\#(String(repeating: "ea", count: 234))"}"#,
        #"{"id":"pad","kind":"pad","hex":"6869","size":4,"want":"68690202"}"#,
        #"{"id":"unpad","kind":"unpad","hex":"68690202","want":"6869"}"#,
        #"{"id":"block-240","kind":"block","size":240,"want":256}"#,
        #"{"id":"block-241","kind":"block","size":241,"want":512}"#,
        #"{"id":"stream","kind":"stream","events":[{"t":0,"hex":"\#(message.prefix(20))"},{"t":1000,"hex":"\#(message.dropFirst(20))030303","frames":["\#(message)"]}]}"#,
        #"{"id":"stream-stall","kind":"stream","events":[{"t":0,"hex":"\#(answer.prefix(60))"},{"t":250,"hex":"00","reset":true},{"t":251,"hex":"ff\#(message)","frames":["\#(message)"],"dropped":"ff"}]}"#,
    ]

    /// The vectors of payloads.
    static let payloads = [
        #"{"id":"announce","kind":"announce","hex":"\#(announce + neighbour + capabilities)","want":{"nickname":"ada","noise":"fe71a8022e84274cfcd92c575edf553dec712f626bd1ab002b2c0101059b5b1d","signing":"fc409b9f00389231ee36ddfae061a35512da67e49005d16d0b2ccc65a0cfffaf","neighbours":["8bb815b342cea14d"],"capabilities":"809","encoded":"\#(announce + neighbour + capabilities)"}}"#,
        #"{"id":"announce-android","profile":"android","kind":"announce","hex":"\#(announce + neighbour + capabilities)","want":{"nickname":"ada","noise":"fe71a8022e84274cfcd92c575edf553dec712f626bd1ab002b2c0101059b5b1d","signing":"fc409b9f00389231ee36ddfae061a35512da67e49005d16d0b2ccc65a0cfffaf","neighbours":["8bb815b342cea14d"],"capabilities":"809","unknown":[[4,"8bb815b342cea14d"]],"peer":"3dcc8696566b1e17","encoded":"\#(announce + capabilities + neighbour)"}}"#,
        #"{"id":"sync","kind":"sync","hex":"\#(request)","want":{"p":7,"m":256,"filter":"0a1b","types":"32","since":"1759999400000","streams":"\#(streams)","ids":["08cd9b1e6948a499","45a43038a50aa502"],"wanted":32,"encoded":"\#(request)"}}"#,
        #"{"id":"sync-spec","profile":"spec","kind":"sync","hex":"0100010702000400000000030000","want":null,"why":"m-zero"}"#,
        #"{"id":"sync-android","profile":"android","kind":"sync","hex":"\#(request)","want":{"p":7,"m":256,"filter":"0a1b"}}"#,
        #"{"id":"sync-p-33","kind":"sync","hex":"0100012102000400000100030000","want":null,"why":"p-range"}"#,
        #"{"id":"sync-p-33-android","profile":"android","kind":"sync","hex":"0100012102000400000100030000","want":{"p":33,"m":256,"filter":""}}"#,
        #"{"id":"streams","kind":"streams","ids":["45a43038a50aa502","08cd9b1e6948a499"],"want":"45a43038a50aa502,08cd9b1e6948a499"}"#,
        #"{"id":"streams-none","profile":"spec","kind":"streams","ids":["45a4"],"want":null}"#,
        #"{"id":"flags","kind":"flags","hex":"22","want":{"mask":34,"kinds":[2,32],"encoded":"22"}}"#,
        #"{"id":"flags-unknown","kind":"flags","hex":"00f8","want":{"mask":0,"kinds":[],"encoded":null}}"#,
        #"{"id":"gcs","kind":"gcs_build","ids":["00000000000000000000000000000000","01010101010101010101010101010101","02020202020202020202020202020202"],"max":400,"fpr":0.01,"want":{"p":7,"m":384,"hex":"4c83b000","included":3,"members":"111","others":["03030303030303030303030303030303"],"other_members":"0"}}"#,
        #"{"id":"gcs-p-5","profile":"android","kind":"gcs_build","ids":["00000000000000000000000000000000","01010101010101010101010101010101","02020202020202020202020202020202"],"max":400,"fpr":0.03125,"want":{"p":5,"m":96,"hex":"500ac0","members":"111","others":[],"other_members":""}}"#,
        #"{"id":"gcs-read","kind":"gcs_decode","p":2,"m":12,"hex":"8600","want":[5,9,10,11]}"#,
        #"{"id":"gcs-read-android","profile":"android","kind":"gcs_decode","p":7,"m":256,"hex":"0a1b","want":[11,39]}"#,
        #"{"id":"bucket","kind":"bucket","ident":"b4749e748bbcab7908be9b679d7d4dae","m":256,"want":11}"#,
        #"{"id":"bucket-1","kind":"bucket","ident":"00","m":1,"want":0}"#,
        #"{"id":"bucket-1-android","profile":"android","kind":"bucket","ident":"00","m":1,"want":1}"#,
        #"{"id":"packet-id","kind":"packet_id","type":32,"sender":"9b5c885b670908a8","ts":"1759999992000","payload":"\#(fragment)","want":"ee9ba44b3c1cf1a055233a1cb4e19209"}"#,
        #"{"id":"packet-id-android","profile":"android","kind":"packet_id","type":32,"sender":"9b5c885b670908a8","ts":"1759999992000","payload":"\#(fragment)","want":"ee9ba44b3c1cf1a055233a1cb4e19209"}"#,
        #"{"id":"piece","kind":"piece","payload":"\#(fragment)","want":{"stream":"45a43038a50aa502","index":1,"total":3,"inner":2,"data":"\#(slice)","broadcast":true}}"#,
        #"{"id":"piece-directed","kind":"piece","payload":"45a43038a50aa5020000010102","recipient":"3dcc8696566b1e17","want":{"stream":"45a43038a50aa502","index":0,"total":257,"inner":2,"data":"","broadcast":false}}"#,
        #"{"id":"piece-android","profile":"android","kind":"piece","payload":"45a43038a50aa502000001010278","want":null,"why":"total-limit"}"#,
        #"{"id":"piece-android-taken","profile":"android","kind":"piece","payload":"45a43038a50aa502000001000278","want":{"stream":"45a43038a50aa502","index":0,"total":256,"inner":2,"data":"78"}}"#,
    ]
}
