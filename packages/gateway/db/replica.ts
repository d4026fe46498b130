import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Logger } from 'pino'
import { repeat } from '../util/repeat.ts'
import { createDb, queryRow, type Db } from './client.ts'
import type { Database } from './schema.ts'
import { withTimeouts } from './timeouts.ts'

/** Rows of the replica may be this old, ms. */
const LAG_MAXIMUM_MS = 5_000
const PROBE_EVERY_MS = 1_000
const PROBE_TIMEOUT_MS = 1_000
/** Positions that the replica has not reached are kept for a minute; a replica that far behind has been refused long before. */
const POSITIONS_MAXIMUM = 60

/** A streaming standby of the database. */
export interface Replica {
  db: Kysely<Database>
  /** Why no reads go to it; null while it is fresh enough. */
  fault: () => string | null
  /** Its rows are at most this old, ms, up to a second even when it has replayed everything; null before the first answer. */
  lagMs: () => number | null
}

interface Position<Lsn = number> {
  /** Of the write-ahead log, in bytes. */
  lsn: Lsn
  /** Of the cluster: a standby has that of its primary. */
  system: string
}

const readPosition = <Lsn>(db: Db, lsn: RawBuilder<Lsn>) =>
  queryRow<Position<Lsn>>(db)`
    select pg_wal_lsn_diff(${lsn}, '0/0')::bigint as lsn,
      (select system_identifier::text from pg_control_system()) as system`

/** Where the primary writes. @throws when this server is a standby */
const readPrimary = (db: Db) => readPosition(db, sql<number>`pg_current_wal_lsn()`)

/** How far the standby has replayed; `lsn` is null when it is none. */
const readStandby = (db: Db) =>
  readPosition(db, sql<number | null>`case when pg_is_in_recovery() then pg_last_wal_replay_lsn() end`)

/**
 * Measures how old the rows of a standby are: keeps positions of the primary with their times until the standby has replayed them. The standby's own
 * time of replay would not show that it lost its primary.
 */
export class LagMeter {
  #system: string | null = null
  #freshAt: number | null = null
  #ahead: { at: number; lsn: number }[] = []
  #fault: string | null = 'has not answered yet'

  /** @param at when the question was asked, ms of a monotonic clock */
  sawPrimary({ lsn, system }: Position, at: number) {
    this.#system = system
    if (this.#ahead.length < POSITIONS_MAXIMUM) this.#ahead.push({ at, lsn })
  }

  sawStandby({ lsn, system }: Position<number | null>) {
    if (lsn === null || system !== this.#system) {
      this.#fault = 'is not a standby of the database'
      return
    }
    const replayed = this.#ahead.findLastIndex((position) => position.lsn <= lsn)
    this.#freshAt = this.#ahead[replayed]?.at ?? this.#freshAt
    this.#ahead = this.#ahead.slice(replayed + 1)
    this.#fault = null
  }

  failed() {
    this.#fault = 'does not answer'
  }

  lagMs(now: number) {
    return this.#freshAt === null ? null : now - this.#freshAt
  }

  fault(now: number) {
    if (this.#fault !== null) return this.#fault
    const lag = this.lagMs(now) ?? Infinity
    return lag > LAG_MAXIMUM_MS ? `is more than ${LAG_MAXIMUM_MS / 1000} s behind` : null
  }
}

/** Opens the standby and compares it with the primary each second. */
export function startReplica(primary: Db, { connectionString, log }: { connectionString: string; log: Logger }) {
  const db = createDb({ connectionString })
  const meter = new LagMeter()
  const fault = () => meter.fault(performance.now())
  let reported: string | null = null
  const probe = async () => {
    const at = performance.now()
    // A primary that does not answer gives no position, so the lag grows.
    const position = await readPrimary(primary).catch(() => null)
    if (position !== null) meter.sawPrimary(position, at)
    meter.sawStandby(await readStandby(db))
  }
  const watch = repeat(
    async () => {
      await withTimeouts(PROBE_TIMEOUT_MS, probe).catch(() => meter.failed())
      if (fault() === reported) return
      reported = fault()
      if (reported === null) log.info('the replica serves reads')
      else log.warn({ fault: reported }, 'all reads go to the primary: the replica cannot serve')
    },
    { name: 'replica probe', everyMs: PROBE_EVERY_MS, log },
  )
  return {
    db,
    fault,
    lagMs: () => meter.lagMs(performance.now()),
    stop: async () => {
      await watch.stop()
      await db.destroy()
    },
  }
}
