-- Sync answers that brought a packet again to who had it: `again` by an earlier answer, `had` in any way that the capture shows.
WITH deliveries AS (
    SELECT
        path,
        direction,
        coalesce(frame.typeName, 'type ' || CAST(frame.type AS STRING)) AS type,
        frame.packetID AS packet,
        array_contains(frame.flags, 'rsr') AS answer,
        -- What comes in is for the phone that made the capture, what goes out for the other end of its link.
        CASE
            WHEN direction = 'received' THEN 'this phone'
            ELSE direction || ' ' || coalesce(link.peer, link.address, CAST(link.handle AS STRING), '')
        END AS receiver,
        no
    FROM packets
    WHERE frame.packetID IS NOT NULL
),

numbered AS (
    SELECT
        *,
        row_number() OVER (PARTITION BY path, receiver, packet ORDER BY no) AS delivery,
        row_number() OVER (PARTITION BY path, receiver, packet, answer ORDER BY no) AS nth
    FROM deliveries
)

SELECT
    coalesce(direction, 'all') AS direction,
    coalesce(type, 'all') AS type,
    count(*) AS answers,
    count(*) FILTER (WHERE nth > 1) AS again,
    count(*) FILTER (WHERE delivery > 1) AS had,
    CAST(floor(1000.0 * count(*) FILTER (WHERE nth > 1) / count(*)) / 10 AS DECIMAL(5, 1)) AS percent_again,
    CAST(floor(1000.0 * count(*) FILTER (WHERE delivery > 1) / count(*)) / 10 AS DECIMAL(5, 1)) AS percent_had
FROM numbered
WHERE answer
GROUP BY GROUPING SETS ((direction, type), ())
ORDER BY answers DESC, direction, type;
