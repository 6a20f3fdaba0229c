-- The indexes that streams never put together lack, as runs from first to last.
WITH held AS (
    SELECT DISTINCT streams.path, streams.peer, streams.stream, streams.total, fragments.piece
    FROM streams
    INNER JOIN fragments
        ON fragments.path = streams.path AND fragments.peer = streams.peer AND fragments.stream = streams.stream
    WHERE NOT streams.whole AND fragments.piece < streams.total
),

-- Each piece with the one before it; after the last comes one that no stream has.
steps AS (
    SELECT *, lag(piece, 1, -1) OVER (PARTITION BY path, peer, stream ORDER BY piece) AS before
    FROM (
        SELECT * FROM held
        UNION
        SELECT path, peer, stream, total, total AS piece FROM streams WHERE NOT whole
    ) AS pieces
)

SELECT path, peer, stream, total, before + 1 AS first_missing, piece - 1 AS last_missing
FROM steps
WHERE piece > before + 1
ORDER BY path, peer, stream, first_missing;
