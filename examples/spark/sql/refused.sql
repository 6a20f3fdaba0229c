-- Refused packets by profile and reason, with their share of all that the profile judged.
WITH verdict AS (
    SELECT path, 'spec' AS profile, verdicts.spec.accept AS accepted, verdicts.spec.reason AS reason FROM packets
    UNION ALL
    SELECT path, 'ios', verdicts.ios.accept, verdicts.ios.reason FROM packets
    UNION ALL
    SELECT path, 'android', verdicts.android.accept, verdicts.android.reason FROM packets
),

judged AS (
    SELECT profile, count(*) AS packets FROM verdict WHERE accepted IS NOT NULL GROUP BY profile
)

SELECT
    verdict.profile,
    verdict.reason,
    count(*) AS refused,
    CAST(floor(1000.0 * count(*) / judged.packets) / 10 AS DECIMAL(5, 1)) AS percent,
    count(DISTINCT verdict.path) AS captures
FROM verdict
INNER JOIN judged ON judged.profile = verdict.profile
WHERE NOT verdict.accepted
GROUP BY verdict.profile, verdict.reason, judged.packets
ORDER BY verdict.profile, refused DESC, verdict.reason;
