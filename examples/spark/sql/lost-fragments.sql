-- Lost fragments by the peer that sent them: of the streams that captures saw, those never put together, and the pieces they lack.
SELECT
    peer,
    count(*) AS streams,
    count(*) FILTER (WHERE NOT whole) AS lost,
    coalesce(sum(pieces) FILTER (WHERE NOT whole), 0) AS pieces_seen,
    coalesce(sum(greatest(total - pieces, 0)) FILTER (WHERE NOT whole), 0) AS pieces_missing,
    count(DISTINCT path) FILTER (WHERE NOT whole) AS captures
FROM streams
GROUP BY peer
HAVING count(*) FILTER (WHERE NOT whole) > 0
ORDER BY lost DESC, pieces_missing DESC, peer;
