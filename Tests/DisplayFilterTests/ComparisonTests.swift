import Testing

/// Comparisons as tshark 4.0 has them; the message and its bytes stand in `Sample`.
@Suite struct ComparisonTests {
    @Test(arguments: [
        "bitchat.ttl == 5", "bitchat.ttl eq 0x5", "bitchat.ttl == 05", "bitchat.ttl == 0b101", "bitchat.ttl == '\\x05'",
        "bitchat.ttl == +5", "bitchat.ttl > 4", "bitchat.ttl >= 5", "bitchat.ttl < 6", "bitchat.ttl le 5", "bitchat.ttl > -1",
        "bitchat.ttl != 6", "bitchat.ttl ne 6", "bitchat.ttl!=6&&bitchat.ttl==5", "bitchat.timestamp == 1760000000000",
        "bitchat.flags.raw & 0x10", "bitchat.flags.raw & 0x12 == 0x12", "bitchat.flags.raw bitand 1",
        "bitchat.ttl == bitchat.ttl",
        "bitchat.ttl < bitchat.type or bitchat.type < bitchat.ttl",
    ]) func numbersCompare(expression: String) throws { #expect(try Sample.isTrue(expression)) }

    @Test(arguments: [
        "bitchat.ttl == 4", "bitchat.ttl == 6", "bitchat.ttl > 5", "bitchat.ttl < 5", "bitchat.ttl != 5", "bitchat.ttl == -5",
        "bitchat.flags.raw & 0x08", "bitchat.flags.raw & 0x1f == 0x1f", "bitchat.ttl > 18446744073709551615",
    ]) func otherNumbersDoNot(expression: String) throws { #expect(try !Sample.isTrue(expression)) }

    @Test(arguments: [
        "bitchat.sender == a1:a2:a3:a4:a5:a6:a7:a8", "bitchat.sender == a1a2a3a4a5a6a7a8",
        "bitchat.sender == \"A1A2A3A4A5A6A7A8\"",
        "bitchat.sender == A1-A2-A3-A4-A5-A6-A7-A8", "bitchat.sender == a1.a2.a3.a4.a5.a6.a7.a8",
        "bitchat.sender != a1a2a3a4a5a6a7a9", "bitchat.sender > a1a2a3a4a5a6a7a7", "bitchat.sender[0:2] == a1:a2",
        "bitchat.sender[0:2] == a1a2", "bitchat.sender[1] == a2", "bitchat.sender[-1] == 0xa8", "bitchat.sender[1-2] == a2a3",
        "bitchat.sender[:3] == a1a2a3", "bitchat.sender[5:] == a6a7a8", "bitchat.sender[-3:2] == a6a7",
        "bitchat.sender[-3--2] == a6a7", "bitchat.sender[0,2,-1:] == a1a3a8", "bitchat.sender[0x1:0x2] == a2a3",
        "bitchat.sender[2:4][1] == a4", "bitchat.sender contains a3:a4", "bitchat.sender contains \"\\xa3\\xa4\"",
        "bitchat.recipient[7] == 8", "bitchat.sender > ff", "bitchat.signature contains \"SSSS\"", "bitchat[0] == 01",
        "btatt.value[1:2] == 0205", "bitchat.recipient[0] < 02", "bitchat.sender != bitchat.recipient",
        "bitchat.signature matches \"^s{64}$\"",
    ]) func bytesCompare(expression: String) throws { #expect(try Sample.isTrue(expression)) }

    @Test(arguments: [
        "bitchat.sender == a1a2", "bitchat.sender < ff", "bitchat.sender[8]", "bitchat.sender[0:9]", "bitchat.sender[-9]",
        "bitchat.sender[-1:2]", "bitchat.sender[8] == a8", "bitchat.sender contains a2:a1",
        "bitchat.sender == \"a1a2a3a4a5a6a7\"",
        "bitchat.sender == bitchat.recipient",
    ]) func otherBytesDoNot(expression: String) throws { #expect(try !Sample.isTrue(expression)) }

    @Test(arguments: [
        "bitchat.message.text == \"The North Gate, ÄÖ\"", "bitchat.type_name == message", "bitchat.type_name == \"message\"",
        "bitchat.message.text contains \"North\"", "bitchat.message.text contains North", "bitchat.message.text contains \"\"",
        "bitchat.message.text matches \"north.gate\"", "bitchat.message.text ~ \"^the\"",
        "bitchat.message.text matches r\"\\bgate\\b\"", "bitchat.message.text matches \"g\\\\w+e\"",
        "bitchat.message.text matches \"a\\.|gate\"", "bitchat.type_name > \"mess\"", "bitchat.type_name < n",
        "bitchat.message.text[0:3] == \"The\"", "bitchat.message.text[0] == 54", "upper(bitchat.type_name) == \"MESSAGE\"",
        "lower(bitchat.message.text) contains \"north\"", "len(bitchat.type_name) == 7", "len(bitchat.message.text) == 20",
        "len(bitchat.sender[2:3]) == 3", "string(bitchat.ttl) == \"5\"", "string(bitchat.timestamp) matches \"^176\"",
        "bitchat.via == notification", "bitchat.source contains \".btsnoop\"", "bitchat.message.text contains \"\\xc3\\x84\"",
    ]) func textsCompare(expression: String) throws { #expect(try Sample.isTrue(expression)) }

    @Test(arguments: [
        "bitchat.message.text contains \"north\"", "bitchat.message.text matches \"^north\"", "bitchat.type_name == Message",
        "bitchat.message.text matches \"(?-i)NORTH\"", "len(bitchat.message.text) == 18", "bitchat.type_name < message",
    ]) func otherTextsDoNot(expression: String) throws { #expect(try !Sample.isTrue(expression)) }

    @Test(arguments: [
        "bitchat.flags.rsr == true", "bitchat.flags.rsr == TRUE", "bitchat.flags.rsr == 1", "bitchat.flags.rsr == \"true\"",
        "bitchat.flags.rsr == 7", "bitchat.flags.route == false", "bitchat.flags.route == 0", "bitchat.flags.route != 1",
        "bitchat.flags.recipient == 1 && bitchat.flags.signature == 1 && bitchat.flags.compressed == 0", "bitchat.flags.route",
        "bitchat.gate.ios.accept == false", "bitchat.gate.spec.accept == true",
    ]) func truthValuesCompareAndAreThereWhenFalse(expression: String) throws { #expect(try Sample.isTrue(expression)) }

    /// The record's time is 1,760,000,000.123456 s, which is 2025-10-09 08:53:20.123456 UTC.
    @Test(arguments: [
        "bitchat.time == \"2025-10-09T08:53:20.123456Z\"", "bitchat.time == 2025-10-09T08:53:20.123456",
        "bitchat.time == 1760000000.123456", "bitchat.time > 1760000000", "bitchat.time < 1760000001",
        "bitchat.time > \"2025-10-09\"", "bitchat.time < \"2025-10-09 08:54\"", "bitchat.time > 1760000000.123455999",
        "frame.time_epoch == 1760000000.123456000", "frame.time_epoch < 1760000000.123456001",
        "bitchat.time in {1760000000 .. 1760000001}",
    ]) func timesCompareWithDatesAndSeconds(expression: String) throws { #expect(try Sample.isTrue(expression)) }

    @Test(arguments: [
        "bitchat.ttl in {5}", "bitchat.ttl in {1, 5, 9}", "bitchat.ttl in {1,4..5}", "bitchat.ttl in {5 .. 9}",
        "bitchat.ttl in {-1..5}", "bitchat.ttl not in {1,2}", "bitchat.type_name in {\"leave\", \"message\"}",
        "bitchat.sender[0] in {a0..a2}", "bitchat.type_name in {\"a\"..\"z\"}", "bitchat.rule in {\"AAA-001\"}",
        "bitchat.reassembled.fragments not in {1..9}",
    ]) func setsHoldValuesAndRangesWithTheirEnds(expression: String) throws { #expect(try Sample.isTrue(expression)) }

    @Test(arguments: [
        "bitchat.ttl in {4}", "bitchat.ttl in {1..4, 6..9}", "bitchat.ttl not in {5}", "bitchat.announce.nickname in {\"a\"}",
    ])
    func otherSetsDoNot(expression: String) throws { #expect(try !Sample.isTrue(expression)) }

    @Test(arguments: [
        "frame.number == 7", "frame.len == 130", "bitchat.record == 7", "bitchat.no == 3", "btatt.opcode == 0x1b",
        "btatt.handle == 0x2c", "bthci_acl.chandle == 64", "bitchat.link.handle == 64", "len(btatt.value) == 114",
        "len(bitchat) == 114", "bitchat.bytes == btatt.value", "not btle.access_address",
    ]) func whatTheCaptureSaysHasTsharksNames(expression: String) throws { #expect(try Sample.isTrue(expression)) }
}
