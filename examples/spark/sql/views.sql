-- What several queries begin with, over `packets`: every object that was printed, with the path of its capture.

-- The fragments that a capture saw come in. What a phone sent itself it has whole.
CREATE OR REPLACE TEMPORARY VIEW fragments AS
SELECT
    path,
    frame.sender AS peer,
    payload.stream AS stream,
    payload.index AS piece,
    payload.total AS total,
    record,
    no
FROM packets
WHERE payload.kind = 'fragment' AND direction <> 'sent' AND reassembled IS NULL;

-- Their streams as each capture saw them, and whether a packet was put together from them.
CREATE OR REPLACE TEMPORARY VIEW streams AS
SELECT
    seen.path,
    seen.peer,
    seen.stream,
    seen.total,
    seen.pieces,
    whole.stream IS NOT NULL AS whole
FROM (
    -- A stream has as many pieces as its first one says.
    SELECT path, peer, stream, min_by(total, no) AS total, count(DISTINCT piece) AS pieces
    FROM fragments
    GROUP BY path, peer, stream
) AS seen
LEFT JOIN (
    SELECT DISTINCT fragments.path, fragments.peer, fragments.stream
    FROM fragments
    INNER JOIN packets
        ON packets.path = fragments.path
        AND packets.reassembled.stream = fragments.stream
        AND array_contains(packets.reassembled.records, fragments.record)
) AS whole
    ON whole.path = seen.path AND whole.peer = seen.peer AND whole.stream = seen.stream;
