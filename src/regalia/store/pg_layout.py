"""The tables of a PostgreSQL database, as numbered steps from nothing to today's layout, and what writes into them.

A step that has been released is never changed: add another. Functions are made anew whenever a store is opened.
"""

from __future__ import annotations

import os
from typing import Any

from regalia.store.store import SECRET_BYTES

STEPS = (
    """
    CREATE TABLE tables (
        id text COLLATE "C" PRIMARY KEY, code text COLLATE "C" NOT NULL UNIQUE, game text NOT NULL,
        status text NOT NULL, listed bool NOT NULL, updated_ms int8 NOT NULL, due_ms int8, brief bytea NOT NULL
    );
    CREATE INDEX tables_by_status ON tables (status, listed, updated_ms DESC);
    CREATE INDEX tables_by_due ON tables (due_ms) WHERE due_ms IS NOT NULL;
    CREATE TABLE deeds (
        table_id text COLLATE "C" NOT NULL, sequence int4 NOT NULL, body bytea NOT NULL,
        PRIMARY KEY (table_id, sequence)
    );
    CREATE TABLE keys (
        hash bytea NOT NULL, table_id text COLLATE "C" NOT NULL, seat int4 NOT NULL, PRIMARY KEY (hash, table_id)
    );
    CREATE INDEX keys_by_table ON keys (table_id, seat);
    CREATE TABLE house (name text PRIMARY KEY, value bytea NOT NULL);
    CREATE TABLE notes (name text COLLATE "C" PRIMARY KEY, value bytea NOT NULL);
    CREATE UNLOGGED TABLE houses (number int4 PRIMARY KEY, seen timestamptz NOT NULL);
    """,
    """
    CREATE TABLE people (id bytea PRIMARY KEY, body bytea NOT NULL);
    CREATE TABLE own_keys (hash bytea PRIMARY KEY, person bytea NOT NULL, opens bool NOT NULL);
    CREATE INDEX own_keys_by_person ON own_keys (person, hash);
    """,
    """
    CREATE TABLE evenings (
        id text COLLATE "C" PRIMARY KEY, code text COLLATE "C" NOT NULL UNIQUE, updated_ms int8 NOT NULL,
        body bytea NOT NULL
    );
    CREATE INDEX evenings_by_time ON evenings (updated_ms DESC, id);
    """,
)
LOCK = 0x52_45_47_41  # of those who renew the layout
# The deed before must be there: asked for as one value, it stays a look into the index. Everybody locks in one order.
PUT_ANSWERS = """
    INSERT INTO deeds (table_id, sequence, body)
    SELECT n.table_id, n.sequence, n.body
      FROM unnest($1::text[], $2::int4[], $3::bytea[]) AS n(table_id, sequence, body)
     WHERE (SELECT true FROM deeds d WHERE d.table_id = n.table_id AND d.sequence = n.sequence - 1)
     ORDER BY n.table_id
    ON CONFLICT (table_id, sequence) DO NOTHING RETURNING table_id
"""
PUT_ENTRY = """
    SELECT put_entry($1, $2::int4, $3::bytea[], $4, $5, $6, $7, $8::bool, $9::int8, $10::int8, $11::bytea,
        $12::int4[], $13::bytea[], $14::int4[], $15::bool)
"""
BEAT = """
    WITH me AS (
        INSERT INTO houses (number, seen) VALUES ($1, clock_timestamp())
        ON CONFLICT (number) DO UPDATE SET seen = excluded.seen
    ), long_gone AS (
        DELETE FROM houses WHERE number <> $1 AND seen < clock_timestamp() - interval '1 hour'
    ) SELECT number FROM houses WHERE seen > clock_timestamp() - make_interval(secs => $2)
"""
PROBE = "UPDATE house SET value = value WHERE name = 'secret'"
BEGIN_EVENING = "INSERT INTO evenings VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING RETURNING id"
CHANGE_EVENING = (
    "UPDATE evenings SET code = $2, updated_ms = $3, body = $4 WHERE id = $1 AND body = $5 "
    "AND NOT EXISTS (SELECT FROM evenings WHERE code = $2 AND id <> $1) RETURNING id"
)
FUNCTION = """
    CREATE OR REPLACE FUNCTION put_entry(
        t text, first int4, bodies bytea[], row_id text, row_code text, row_game text, row_status text, row_listed bool,
        row_updated int8, row_due int8, row_brief bytea, freed int4[], hashes bytea[], seats int4[], is_new bool
    ) RETURNS bool LANGUAGE plpgsql AS $$ BEGIN
        IF is_new THEN
            DELETE FROM deeds WHERE table_id = t;
            DELETE FROM tables WHERE id = t;
            DELETE FROM keys WHERE table_id = t;
            DELETE FROM notes WHERE name = 'about ' || t;
        END IF;
        IF first > 0 AND NOT EXISTS (SELECT FROM deeds WHERE table_id = t AND sequence = first - 1) THEN
            RETURN false;
        END IF;
        INSERT INTO deeds SELECT t, first + o::int4 - 1, b FROM unnest(bodies) WITH ORDINALITY AS x(b, o);
        IF row_id IS NOT NULL THEN
            INSERT INTO tables VALUES
                (row_id, row_code, row_game, row_status, row_listed, row_updated, row_due, row_brief)
            ON CONFLICT (id) DO UPDATE SET status = excluded.status, listed = excluded.listed,
                updated_ms = excluded.updated_ms, due_ms = excluded.due_ms, brief = excluded.brief;
        END IF;
        UPDATE keys SET seat = -1 WHERE table_id = t AND seat = ANY(freed);
        INSERT INTO keys SELECT h, t, s FROM unnest(hashes, seats) AS x(h, s)
            ON CONFLICT (hash, table_id) DO UPDATE SET seat = excluded.seat;
        RETURN true;
    EXCEPTION WHEN unique_violation THEN RETURN false;
    END $$
"""
KEEP_PERSON = "SELECT keep_person($1::bytea, $2::bytea, $3::bytea[], $4::bool[], $5::bytea, $6::bytea, $7::bytea)"
KEEPING = """
    CREATE OR REPLACE FUNCTION keep_person(
        who bytea, content bytea, hashes bytea[], open bool[], was bytea, absorbed bytea, absorbed_was bytea
    ) RETURNS bool LANGUAGE plpgsql AS $$ BEGIN
        PERFORM FROM people WHERE id IN (who, absorbed) ORDER BY id FOR UPDATE;
        IF absorbed IS NOT NULL AND NOT EXISTS (SELECT FROM people WHERE id = absorbed AND body = absorbed_was) THEN
            RETURN false;
        END IF;
        IF was IS NULL THEN
            INSERT INTO people VALUES (who, content);
        ELSE
            UPDATE people SET body = content WHERE id = who AND body = was;
            IF NOT FOUND THEN RETURN false; END IF;
        END IF;
        DELETE FROM people WHERE id = absorbed;
        DELETE FROM own_keys WHERE person IN (who, absorbed);
        INSERT INTO own_keys SELECT h, who, o FROM unnest(hashes, open) AS x(h, o);
        RETURN true;
    EXCEPTION WHEN unique_violation THEN RETURN false;
    END $$
"""


async def prepare(db: Any, steps: tuple[str, ...] = STEPS) -> bytes:
    """The newest layout, whoever else may be renewing it; and the secret of the house."""
    async with db.transaction():
        await db.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
        await db.execute("CREATE TABLE IF NOT EXISTS layout (seen int4 NOT NULL)")
        seen = await db.fetchval("SELECT seen FROM layout") or 0
        if seen > len(steps):
            raise ValueError(f"it has layout {seen}, and this Regalia knows only {len(steps)}: use a newer one")
        for step in steps[seen:]:
            await db.execute(step)
        await db.execute("DELETE FROM layout")
        await db.execute("INSERT INTO layout VALUES ($1)", len(steps))
        await db.execute(FUNCTION)
        await db.execute(KEEPING)
        fresh = os.urandom(SECRET_BYTES)
        await db.execute("INSERT INTO house VALUES ('secret', $1) ON CONFLICT (name) DO NOTHING", fresh)
        return bytes(await db.fetchval("SELECT value FROM house WHERE name = 'secret'"))
