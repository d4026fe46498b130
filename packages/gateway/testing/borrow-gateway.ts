import pg from 'pg'
import { expect, onTestFinished } from 'vitest'
import type { StaffPolicy } from '#gateway/access/staff-policy.ts'
import { buildApp } from '#gateway/app.ts'
import { audit } from '#gateway/audit/run-audit.ts'
import { createClock, type AdjustableClock } from '#gateway/clock.ts'
import type { GatewayConfig } from '#gateway/config.ts'
import { createContext } from '#gateway/create-context.ts'
import { createLog } from '#gateway/telemetry/logging.ts'
import { callerOf, type CalledGateway } from './called-gateway.ts'
import { killSpawned, SPAWNED } from './spawn-gateway.ts'
import { testConfig } from './test-config.ts'
import { countStart, createTestDatabase, type TestDatabase } from './test-database.ts'
import { watchLog, type LogWatch } from './watch-log.ts'

/** Settings that the server reads once, when it is built: a test that changes them starts its own gateway. */
type OfStart =
  | 'allowClock'
  | 'allowedOrigins'
  | 'analyticsReceiver'
  | 'countryHeader'
  | 'databaseUrl'
  | 'host'
  | 'live'
  | 'logLevel'
  | 'players'
  | 'redisUrl'
  | 'siteOrigin'
  | 'trustProxy'

export interface BorrowOptions {
  /** A frozen time, or a clock; that of the machine without it. */
  now?: number | (() => number)
  config?: Partial<Omit<GatewayConfig, OfStart>>
  /** The audit must find nothing when the file ends. */
  audited?: boolean
  logTo?: { write: (line: string) => void }
}

export interface BorrowedGateway extends CalledGateway {
  database: Omit<TestDatabase, 'drop'>
  /** `advance` adds to the time that it was borrowed with. */
  clock: AdjustableClock & { advance: (ms: number) => void }
  /** Other settings until the test ends; what the server has read at its start stays. */
  configure: (changes: Partial<GatewayConfig>) => void
  /** Another policy of the staff until the test ends; the rest of `second` and `languages` stays. */
  setPolicy: (changes: PolicyChanges) => void
}
type PolicyChanges = Partial<Omit<StaffPolicy, 'second' | 'languages'>> & {
  second?: Partial<StaffPolicy['second']>
  languages?: Partial<StaffPolicy['languages']>
}

interface Shared extends BorrowedGateway {
  begin: (options: BorrowOptions) => Promise<void>
  end: () => Promise<void>
}

/** The tables, with what a test may change in them. */
const SCHEMA = `
  select sum(hashtextextended(item, 0)) as value from (
    select concat_ws(' ', relname, attname, atttypid, attnotnull) from tables join pg_attribute on attrelid = oid where attnum > 0
    union all select concat_ws(' ', relname, tgname, tgenabled) from tables join pg_trigger on tgrelid = tables.oid where not tgisinternal
    union all select concat_ws(' ', relname, conname) from tables join pg_constraint on conrelid = tables.oid
    union all select concat_ws(' ', relname, relacl) from tables
  ) as items(item)`
const TABLES = `
  select * from pg_class where relkind in ('r', 'p') and not relispartition and relnamespace = 'public'::regnamespace`

/**
 * Restores the tables, rows and numbers that the database has now, in some ms: its statements are planned once.
 * It throws when a table has been changed.
 */
async function createEmptying(adminUrl: string): Promise<() => Promise<void>> {
  const client = new pg.Client({
    connectionString: adminUrl,
    // Rows that nothing may delete go, too, and foreign keys give no order.
    options: '-c session_replication_role=replica -c lock_timeout=30s',
  })
  client.on('error', () => undefined)
  await client.connect()
  await client.query('create schema first')
  const { rows } = await client.query<{ name: string }>(`select quote_ident(relname) as name from (${TABLES})`)
  const statements: string[] = []
  for (const { name } of rows) {
    statements.push(`delete from public.${name};`)
    const { rowCount } = await client.query(`create table first.${name} as table public.${name}`)
    if (rowCount) statements.push(`insert into public.${name} overriding system value table first.${name};`)
    else await client.query(`drop table first.${name}`)
  }
  await client.query(`
    create table first.names as select oid from pg_class where relnamespace = 'public'::regnamespace;
    create table first.schema as with tables as (${TABLES}) ${SCHEMA};
    create function first.restore() returns void language plpgsql as $$
    declare added text;
    begin
      -- PostgreSQL finishes what a killed gateway has sent, also rows that it would write after this.
      perform pg_terminate_backend(pid, 10000) from pg_stat_activity
        where datname = current_database() and application_name = '${SPAWNED}';
      for added in select oid::regclass from pg_class
        where relkind = 'r' and relnamespace = 'public'::regnamespace and oid not in (select oid from first.names)
      loop
        execute 'drop table ' || added;
      end loop;
      if (with tables as (${TABLES}) ${SCHEMA}) <> (table first.schema) then
        raise 'a table is not as it was when the gateway was borrowed';
      end if;
      ${statements.join('\n')}
      perform setval(seqrelid, seqstart, false) from pg_sequence;
    end $$`)
  return async () => void (await client.query('select first.restore()'))
}

async function start(): Promise<Shared> {
  const database = await createTestDatabase()
  const { db, url, asOwner } = database
  countStart('gateway')
  const defaults = testConfig(url, { logLevel: 'info' })
  const config = { ...defaults }
  let machineNow: () => number = Date.now
  let ahead = 0
  let isAudited = false
  const clock = { ...createClock(() => machineNow() + ahead), advance: (ms: number) => void (ahead += ms) }
  let watch: LogWatch = watchLog()
  const log = createLog('info', { write: (line) => watch.write(line) })
  const create = () => createContext({ config, db, log, clock })
  const ctx = await create()
  const app = await buildApp(ctx)
  const empty = await createEmptying(database.adminUrl)
  const configure: BorrowedGateway['configure'] = (changes) => {
    const before = { ...config }
    Object.assign(config, changes)
    onTestFinished(() => void Object.assign(config, before))
  }
  return {
    app,
    ctx,
    config,
    clock,
    db,
    database,
    databaseUrl: url,
    asOwner,
    ...callerOf({ app, clock, config, db, asOwner }),
    configure,
    setPolicy: ({ second, languages, ...changes }) => {
      const { staffPolicy } = config
      configure({
        staffPolicy: {
          ...staffPolicy,
          ...changes,
          second: { ...staffPolicy.second, ...second },
          languages: { ...staffPolicy.languages, ...languages },
        },
      })
    },
    begin: async ({ now = Date.now, config: changes = {}, audited = false, logTo }) => {
      isAudited = audited
      machineNow = typeof now === 'number' ? () => now : now
      ahead = 0
      clock.set(null)
      watch = watchLog(logTo)
      log.level = logTo === undefined ? 'info' : 'trace'
      Object.assign(config, defaults, changes)
      // Also over getters that a test put in.
      Object.defineProperties(ctx, Object.getOwnPropertyDescriptors(await create()))
    },
    end: async () => {
      await ctx.rejectedEvents.stop()
      ctx.metrics.close()
      const violations = isAudited ? await audit(db) : []
      await empty()
      watch.check()
      expect(violations).toEqual([])
    },
  }
}

interface Lent {
  gateway: Promise<Shared> | null
  isUsed: boolean
}
/**
 * Of this worker: its files run one after another in one process, and the database goes with the server of the run. Global, because a
 * test may reset the modules.
 */
const lent = ((globalThis as { lentGateway?: Lent }).lentGateway ??= { gateway: null, isUsed: false })

/**
 * The gateway of this worker, called through `inject`, with an empty database: as if it had been started for this file, without the
 * time that this takes.
 *
 *     const gateway = await borrowGateway()                // at the top of a file
 *     const gateway = await borrowGateway({ now: NOW, config: { captcha: true } })
 *
 * It goes back when the file ends (tests/setup/statements.ts), which therefore stops nothing. Another call in the same file empties the
 * database again. `createTaskWorld` and the worlds made of it borrow it, too. Rows may be spoilt and tables added; a table that is
 * changed is changed back.
 * A test that starts and stops gateways, changes what the server reads at its start, or needs no pool on its database, uses `startGateway` and
 * `createTestDatabase`, whose number in a run is limited (tests/setup/postgres.ts).
 */
export async function borrowGateway(options: BorrowOptions = {}): Promise<BorrowedGateway> {
  await returnGateway()
  const gateway = await (lent.gateway ??= start())
  lent.isUsed = true
  await gateway.begin(options)
  // Of this borrower alone, for what is kept by gateway.
  return { ...gateway }
}

/** The database of the borrowed gateway, with all tables. */
export const databaseOfWorker = async (): Promise<BorrowedGateway['database']> =>
  (await (lent.gateway ??= start())).database

/** Runs after each file. @throws Error when a line of its log has a secret, a table is not as it was, or an audit that was asked for finds a violation */
export async function returnGateway(): Promise<void> {
  if (!lent.isUsed) return
  lent.isUsed = false
  await killSpawned()
  try {
    await (await lent.gateway)?.end()
  } catch (error) {
    lent.gateway = null
    throw error
  }
}
