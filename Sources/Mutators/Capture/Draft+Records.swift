extension Draft {
    /// A walk over the records of the input, nil for a container that is not known.
    var records: RecordSpans? { bytes.withRawSpan { RecordSpans($0) } }

    /// One of the records of the input.
    mutating func anyRecord() -> Element? { records.flatMap { anyElement($0) } }

    /// Where a field of a record's head stands.
    func place(_ field: KeyPath<RecordLayout, Range<Int>>, of record: Element) -> Range<Int> {
        guard let layout = records?.layout else { return record.whole.prefix(0) }
        let range = layout[keyPath: field]
        return record.whole.lowerBound + range.lowerBound..<record.whole.lowerBound + range.upperBound
    }

    /// Overwrites a number of a record's head in the file's byte order, clamped.
    mutating func setHead(_ range: Range<Int>, _ value: Int) {
        setClamped(range, value, littleEndian: records?.layout.littleEndian ?? false)
    }

    /// Gives a record other data, its lengths fitting; in pcapng the filling and both block lengths too.
    mutating func setData(_ data: [UInt8], of record: Element) {
        guard let records, data.count - record.body.count <= room else { return }
        let layout = records.layout
        guard layout.counted == 32 else {
            replace(record.body, data)
            setHead(record.lengthField, data.count + layout.counted)
            return setHead(place(\.original, of: record), data.count)
        }
        let filled = data + [UInt8](repeating: 0, count: -data.count & 3)
        let end = record.whole.upperBound - 4
        guard record.kind == 6, end >= record.body.lowerBound, filled.count - (end - record.body.lowerBound) <= room else {
            return
        }
        setHead(record.whole.lowerBound + 20..<record.whole.lowerBound + 24, data.count)
        setHead(place(\.original, of: record), data.count)
        setHead(record.lengthField, layout.counted + filled.count)
        setHead(end..<end + 4, layout.counted + filled.count)
        replace(record.body.lowerBound..<end, filled)
    }

    /// The attribute value of a record drawn from the partner; empty when it has none.
    mutating func anyPartnerValue() -> Range<Int> {
        guard let records = partner.withRawSpan({ RecordSpans($0) }) else { return 0..<0 }
        let index = random.below(partner.withRawSpan { records.count($0) })
        return partner.withRawSpan { bytes in
            guard let record = records.element(index, bytes), let parts = AttributeParts(bytes, record.body) else { return 0..<0 }
            return parts.value(bytes)
        }
    }

    /// The attribute PDU of some record; nil when a few draws find none.
    mutating func anyAttribute() -> (record: Element, parts: AttributeParts)? {
        for _ in 0..<4 {
            guard let record = anyRecord() else { return nil }
            if let parts = bytes.withRawSpan({ AttributeParts($0, record.body) }) { return (record, parts) }
        }
        return nil
    }
}
