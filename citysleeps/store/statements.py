"""The SQL statements of the PostgreSQL store."""

from __future__ import annotations

from typing import Final

APPEND: Final = """
    WITH given AS (
        SELECT * FROM unnest($1::text[], $2::int[], $3::int[], $4::bigint[]) AS given(code, expected, size, fence)
    ),
    grown AS (
        UPDATE tables SET last = last + size FROM given
        WHERE tables.code = given.code AND last = expected AND tables.fence = given.fence
        RETURNING tables.code
    ),
    made AS (
        INSERT INTO tables (code, last, fence, holder)
        SELECT code, size, fence, CASE WHEN fence > 0 THEN $5::bigint END FROM given WHERE expected = 0
        ON CONFLICT DO NOTHING RETURNING code
    ),
    stands AS (SELECT code FROM grown UNION ALL SELECT code FROM made),
    written AS (
        INSERT INTO log SELECT * FROM unnest($6::text[], $7::int[], $8::bytea[]) AS rows(code, number, row)
        WHERE code IN (SELECT code FROM stands)
    )
    SELECT code FROM stands
"""  # a change locks the table until the commit: of two that expect the same, the second finds it changed
READ: Final = """
    (SELECT number, row FROM log WHERE "table" = $1 AND number > $2 ORDER BY number LIMIT $3)
    UNION ALL SELECT 0, rows FROM archive WHERE "table" = $1 AND upto > $2
"""
LAST: Final = "SELECT last FROM tables WHERE code = $1"
WHERE_THEY_END: Final = "SELECT code, last FROM tables WHERE code = ANY($1::text[])"
TABLES: Final = "SELECT code FROM tables ORDER BY code"
ENDS: Final = """
    SELECT code, last, row, last <= $1 OR coalesce(upto, 0) = last - 1
    FROM tables JOIN log ON log."table" = code AND number = last LEFT JOIN archive ON archive."table" = code
    {after} ORDER BY code LIMIT $2
"""
FIRST_ENDS: Final = ENDS.format(after="")
NEXT_ENDS: Final = ENDS.format(after="WHERE code > $3")
ARCHIVE: Final = """
    WITH there AS (SELECT code FROM tables WHERE code = $1 AND last > $2 FOR SHARE),
    kept AS (
        INSERT INTO archive SELECT code, $2, $3 FROM there
        ON CONFLICT ("table") DO UPDATE SET upto = excluded.upto, rows = excluded.rows
        WHERE archive.upto < excluded.upto
        RETURNING upto
    )
    DELETE FROM log USING kept WHERE "table" = $1 AND number > $4 AND number <= upto RETURNING number
"""
DELETE: Final = (
    "DELETE FROM tables WHERE code = $1 RETURNING code",  # a pending append has finished by now, or will fail
    'DELETE FROM log WHERE "table" = $1',
    'DELETE FROM archive WHERE "table" = $1',
)
PROOF: Final = "UPDATE citysleeps_format SET version = version"
HOLDER: Final = """
    SELECT fence, holder, address, coalesce(until > clock_timestamp(), false) AS lives
    FROM tables LEFT JOIN nodes ON id = holder WHERE code = $1
"""
STRIKE_OFF: Final = "DELETE FROM nodes WHERE id = $1 AND until <= clock_timestamp()"
TAKE: Final = """
    UPDATE tables SET fence = fence + 1, holder = $3 WHERE code = $1 AND fence = $2
    AND NOT EXISTS (SELECT FROM nodes WHERE id = holder) RETURNING fence
"""
RELEASE: Final = "UPDATE tables SET holder = NULL WHERE code = ANY($1::text[]) AND holder = $2"
COME: Final = """
    INSERT INTO nodes (address, until) VALUES ($1, clock_timestamp() + make_interval(secs => $2)) RETURNING id
"""
STAY: Final = """
    UPDATE nodes SET until = clock_timestamp() + make_interval(secs => $2) WHERE id = $1 RETURNING id
"""
YOUNGEST: Final = """
    SELECT address FROM nodes WHERE until > clock_timestamp() AND id <> $1 AND address <> '' ORDER BY id DESC LIMIT 1
"""
REPLACE: Final = "DELETE FROM nodes WHERE address = $1"
KEEP_SECRET: Final = "INSERT INTO secret VALUES (1, $1) ON CONFLICT DO NOTHING"
SECRET: Final = "SELECT secret FROM secret"
LEVEL: Final = "least($3::float8, kept.level + $4::float8 * extract(epoch FROM clock_timestamp() - kept.at)::float8)"
HAS: Final = f"SELECT {LEVEL} >= 1 FROM gates AS kept WHERE gate = $1 AND whose = $2"
PAY: Final = f"""
    WITH forgotten AS (
        DELETE FROM gates WHERE ctid IN (
            SELECT ctid FROM gates WHERE at < now() - interval '1 hour' AND (gate, whose) <> ($1::text, $2::text)
            LIMIT 9 FOR UPDATE SKIP LOCKED
        )
    )
    INSERT INTO gates AS kept VALUES ($1, $2, $3::float8 - 1, clock_timestamp())
    ON CONFLICT (gate, whose) DO UPDATE SET level = {LEVEL} - 1, at = clock_timestamp() WHERE {LEVEL} >= 1
    RETURNING true
"""  # after an hour every bucket is full, as if it were new
CLAIM: Final = "SELECT pg_try_advisory_lock(hashtext('citysleeps server ' || current_schema()))"
SHARE: Final = "SELECT pg_try_advisory_lock_shared(hashtext('citysleeps server ' || current_schema()))"
CLOCK: Final = "SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint"
