import BitchatFrame
import BitchatPayload
import CorpusFiles
import FuzzTargets
import Hashes
import WireFormat

extension VectorSteps {
    /// The steps of `subject`: vectors are answered as by an implementation that has its fault.
    init(_ subject: Subject) {
        self.init()
        frame.take(subject.frame)
        payload.take(subject.payload)
        request.take(subject.requestSync)
        filter.take(subject.gcs)
        signature.check = PlantedSignatures(subject).check
        let (fragments, notifications, device) = (subject.fragments, subject.stream, subject.gate)
        fragmentRules = { $0 == .android ? fragments.android : fragments.ios }
        assembler = { PlantedAssembler(fragments, $0, streams: $1) }
        stream = { PlantedStream(notifications) }
        gate = { PlantedGate(device, $0, local: $1) }
    }
}

extension FrameSteps {
    /// Takes over the steps of a subject.
    fileprivate mutating func take(_ subject: FrameSubject) {
        (ios, android) = (subject.ios, subject.android)
        decode = subject.decode
        payload = subject.payload
        encode = subject.encode
        signed = subject.signed
        preimage = subject.preimage
        unpaddedLength = subject.unpaddedLength
        block = subject.block
        packetID = { subject.packetID($0, $1, SHA256Hasher()) }
    }
}

extension FilterSteps {
    /// Takes over the steps of a subject.
    fileprivate mutating func take(_ subject: GCSSubject) {
        values = subject.values
        contains = subject.contains
        bucket = subject.bucket
        build = { budget, rate, rules, hashes in
            let built = subject.build(budget, rate, rules, hashes)
            return (built.p, built.m, built.filter, built.covered)
        }
    }
}

extension RequestSteps {
    /// Takes over the steps of a subject.
    fileprivate mutating func take(_ subject: RequestSyncSubject) {
        ios = { bytes throws(DecodeError) in
            let reading = try subject.read(bytes)
            var fields = RequestFields.of(p: reading.p, m: reading.m, filter: reading.filter)
            fields["types"] = reading.types.map { .decimal($0) }
            fields["since"] = reading.since.map { .decimal($0) }
            fields["streams"] = reading.text.map { .bytes($0) }
            fields["ids"] = reading.ids.map { RequestFields.sorted($0) }
            fields["wanted"] = .integer(reading.wanted)
            fields["encoded"] = .bytes(reading.encoded)
            return fields
        }
        android = { bytes throws(DecodeError) in
            let reading = try subject.android(bytes)
            return RequestFields.of(p: reading.p, m: reading.m, filter: reading.filter)
        }
        writeIDs = subject.writeIDs
    }
}
