import {
  CamelCasePlugin,
  Kysely,
  PostgresDialect,
  sql,
  type Insertable,
  type InsertObject,
  type RawBuilder,
  type Selectable,
  type Transaction,
} from 'kysely'
import pg from 'pg'
import { PreparingClient, WatchedClient } from './preparing-client.ts'
import type { Database } from './schema.ts'

/** Connections, for work that opens a transaction itself. */
export type Connections = Kysely<Database>
/** Connections or a transaction: database functions take it first, so that they run in both (architecture rule 10). */
export type Db = Connections | Transaction<Database>
/** The rows that a statement returns. */
export const rowsOf = async <Found>(db: Db, statement: RawBuilder<Found>) => (await statement.execute(db)).rows
/** A row as it is read. */
export type Row<Table extends keyof Database> = Selectable<Database[Table]>
/** A row as it is inserted. */
export type NewRow<Table extends keyof Database> = Insertable<Database[Table]>

/** Runs a statement and reads its rows: `query<{ userId: string }>(db)`, followed by the statement as a template. */
export const query =
  <Found>(db: Db) =>
  async (text: TemplateStringsArray, ...values: unknown[]) =>
    (await sql<Found>(text, ...values).execute(db)).rows

/** The first row. `Found` includes undefined for a statement that may find none. */
export const queryRow =
  <Found>(db: Db) =>
  async (text: TemplateStringsArray, ...values: unknown[]) =>
    (await query<Found>(db)(text, ...values))[0] as Found

/** The only column of the first row. `Value` includes undefined for a statement that may find none. */
export const queryValue =
  <Value>(db: Db) =>
  async (text: TemplateStringsArray, ...values: unknown[]) =>
    Object.values((await queryRow<Record<string, Value> | undefined>(db)(text, ...values)) ?? {})[0] as Value

/** The only column of the rows. */
export const queryValues =
  <Value>(db: Db) =>
  async (text: TemplateStringsArray, ...values: unknown[]) =>
    (await query<Record<string, Value>>(db)(text, ...values)).flatMap((row) => Object.values(row))

/** Runs a statement. @returns how many rows it changed */
export const changeRows =
  (db: Db) =>
  async (text: TemplateStringsArray, ...values: unknown[]) =>
    Number((await sql(text, ...values).execute(db)).numAffectedRows ?? 0n)

/** Runs a statement. @returns whether it has written a row */
export const hasWritten =
  (db: Db) =>
  async (text: TemplateStringsArray, ...values: unknown[]) =>
    (await changeRows(db)(text, ...values)) > 0

/** Inserts a row unless another has one of its keys. @returns whether it is new */
export async function insertNew<Table extends keyof Database>(
  db: Db,
  table: Table,
  row: InsertObject<Database, Table>,
) {
  const inserting = db.insertInto(table).values(row)
  const { numInsertedOrUpdatedRows } = await inserting
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** Those of these conditions that are given, of which a row must have all. */
export const allOf = (conditions: readonly (RawBuilder<unknown> | false | '' | undefined)[]) =>
  sql.join(
    conditions.filter((condition) => typeof condition === 'object'),
    sql` and `,
  )

/** The sums of columns as decimal strings, each named as its column; 0 without a row. */
export const sumsOf = (...columns: string[]) =>
  sql.join(columns.map((column) => sql`trim_scale(coalesce(sum(${sql.ref(column)}), 0))::text as ${sql.ref(column)}`))

const INT8 = 20
const types = new pg.TypeOverrides(pg.types)
// Instants are ms since the epoch and identities count rows, so both stay far below 2^53. `numeric` stays text.
types.setTypeParser(INT8, Number)

interface DbOptions {
  connectionString: string
  /** 4 to 8: with more, one hot budget row is served slower. */
  poolSize?: number
  /**
   * Whether a pooler gives each transaction another connection (PgBouncer in transaction mode). Statements then have no names, and the pooler must
   * set `SESSION_SETTINGS`.
   */
  isPooled?: boolean
}

/** How long a request waits for a connection, ms; then the answer is 50300. */
const CONNECT_MS = 5_000

/**
 * As PostgreSQL prints them. Every statement of a request selects by keys, and a plan lives as long as its connection. A plan from a time when a
 * table had few rows would later scan a million rows for each claim, so sequential scans are off where an index exists.
 */
const SESSION_SETTINGS = {
  lock_timeout: '2s',
  statement_timeout: '5s',
  idle_in_transaction_session_timeout: '10s',
  enable_seqscan: 'off',
} as const

/**
 * Sequential scans cost so much now that PostgreSQL 15 to 17 compile statements with one. That took up to a second, and longer with each partition of
 * the log. A pooler need not set this.
 */
const JIT_SETTING = '-c jit=off'

export function createPool({ connectionString, poolSize = 6, isPooled = false }: DbOptions) {
  const settings = Object.entries(SESSION_SETTINGS).map(([name, value]) => `-c ${name}=${value}`)
  return poolOf({
    Client: isPooled ? WatchedClient : PreparingClient,
    connectionString,
    max: poolSize,
    ...(isPooled ? {} : { options: [...settings, JIT_SETTING].join(' ') }),
  })
}

function poolOf(config: pg.PoolConfig) {
  const pool = new pg.Pool({ types, connectionTimeoutMillis: CONNECT_MS, ...config })
  // An idle connection breaks when the server restarts. That must not end the process; the next query gets a new connection.
  pool.on('error', () => undefined)
  return pool
}

/** Names that the database has kept from when evaluation was called settlement (ADR 0004); SQL text uses them. */
const KEPT_NAMES = [
  ['evaluationQueue', 'settlement_queue'],
  ['evaluateAt', 'settle_at'],
] as const
const KEPT_IN_SQL = new Map<string, string>(KEPT_NAMES)
const KEPT_IN_CODE = new Map<string, string>(KEPT_NAMES.map(([inCode, inSql]) => [inSql, inCode]))

class NamesOfTables extends CamelCasePlugin {
  protected override snakeCase(name: string) {
    return KEPT_IN_SQL.get(name) ?? super.snakeCase(name)
  }

  protected override camelCase(name: string) {
    return KEPT_IN_CODE.get(name) ?? super.camelCase(name)
  }
}

export const dbOn = (pool: pg.Pool) =>
  new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new NamesOfTables({ maintainNestedObjectKeys: true })],
  })

/** Uses one open connection, for work that also needs the connection itself (COPY). */
export const dbOnClient = (client: pg.ClientBase) =>
  dbOn({
    connect: () => Promise.resolve(Object.assign(client, { release: () => undefined })),
    end: () => Promise.resolve(),
  } as pg.Pool)

/** A migration may rewrite a large table. */
class OwnerClient extends PreparingClient {
  protected override readonly answerMs = () => 60 * 60_000
}

/** For migrations and grants, whose statements may take long. */
export function createOwnerDb(connectionString: string) {
  return dbOn(poolOf({ Client: OwnerClient, connectionString, max: 2 }))
}

/** @throws Error, a sentence for the user, when the pooler of DATABASE_URL does not set `SESSION_SETTINGS` */
export async function refuseWrongPooler(db: Db) {
  for (const [name, value] of Object.entries(SESSION_SETTINGS)) {
    const given = await queryValue<string>(db)`select current_setting(${name})`
    if (given === value) continue
    const query = Object.entries(SESSION_SETTINGS).map((setting) => `set ${setting.join(" = '")}'`)
    throw new Error(
      `The pooler of DATABASE_URL gives connections with ${name} = ${given}; set its connect_query to: ${query.join('; ')}`,
    )
  }
}

export const createDb = (options: DbOptions) => dbOn(createPool(options))
