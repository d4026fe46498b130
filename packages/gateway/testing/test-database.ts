import { createHash, randomBytes } from 'node:crypto'
import { appendFileSync, readdirSync, readFileSync } from 'node:fs'
import { sql, type Kysely, type Transaction } from 'kysely'
import pg from 'pg'
import { expect, inject } from 'vitest'
import { deadline } from '@fanfare/kernel/testing/deadline.ts'
import { createOwnerDb, createPool, dbOn } from '#gateway/db/client.ts'
import { prepareDatabase } from '#gateway/prepare-database.ts'
import { GATEWAY_RIGHTS } from '#gateway/db/rights.ts'
import type { Database } from '#gateway/db/schema.ts'

export interface TestDatabase {
  /** Connects as the gateway's role, which owns nothing; as the owner if the database is not migrated. */
  db: Kysely<Database>
  url: string
  /** Connects as the gateway's role, also if the database is not migrated. */
  gatewayUrl: string
  ownerUrl: string
  asOwner: <T>(work: (db: Kysely<Database>) => Promise<T>) => Promise<T>
  /** Connects as the superuser, who can bypass every right and trigger. */
  adminUrl: string
  /** Connects with the rights of the auditor. */
  auditorUrl: string
  /** Attacks: runs statements as the superuser without triggers and foreign keys, in one transaction. */
  attack: (statements: string) => Promise<void>
  /** What `look` finds after an attack, which is then undone. */
  damaged: <T>(statements: string, look: (tx: Transaction<Database>) => Promise<T>) => Promise<T>
  drop: () => Promise<void>
}

const MIGRATIONS = new URL('../db/migrations/', import.meta.url)

const templateName = (): string => {
  const hash = createHash('sha256').update(JSON.stringify(GATEWAY_RIGHTS))
  for (const file of readdirSync(MIGRATIONS).toSorted()) hash.update(readFileSync(new URL(file, MIGRATIONS)))
  return `fanfare_template_${hash.digest('hex').slice(0, 12)}`
}

const OWNER = 'fanfare_test_owner'
const GATEWAY = 'fanfare_test_gateway'
const PASSWORD = 'of-tests-alone'
/** Reads the views for auditors alone; the migrations grant it what it may read. */
const AUDITOR = 'fanfare_auditor'

const auditorUrlOf = (database: string): string => {
  const url = new URL(urlOf(database))
  url.searchParams.set('options', `-c role=${AUDITOR}`)
  return url.href
}

const urlOf = (database: string, role?: string): string => {
  const url = new URL(inject('postgresUrl'))
  url.pathname = `/${database}`
  if (role !== undefined) Object.assign(url, { username: role, password: PASSWORD })
  return url.href
}

async function asAdmin<T>(work: (client: pg.Client) => Promise<T>, database?: string): Promise<T> {
  const client = new pg.Client({ connectionString: database === undefined ? inject('postgresUrl') : urlOf(database) })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

async function ensureRoles(admin: pg.Client): Promise<void> {
  // A connection of a test has no password to protect. PostgreSQL 15 has no such setting.
  await admin.query(`select set_config(name, '1', false) from pg_settings where name = 'scram_iterations'`)
  for (const role of [OWNER, GATEWAY, AUDITOR]) {
    const { rowCount } = await admin.query('select 1 from pg_roles where rolname = $1', [role])
    if (!rowCount) await admin.query(`create role ${role} login password '${PASSWORD}'`)
  }
}

/** Both URLs as an operator with two roles would configure them. */
const urlsOf = (database: string) => ({ owner: urlOf(database, OWNER), gateway: urlOf(database, GATEWAY) })

/** Lets only one test worker create this template, and the others wait for it alone. */
async function ensureTemplate(admin: pg.Client, name: string, create: () => Promise<void>): Promise<string> {
  await admin.query('select pg_advisory_lock(hashtextextended($1, 0))', [name])
  try {
    const { rowCount } = await admin.query('select 1 from pg_database where datname = $1 and datistemplate', [name])
    if (rowCount) return name
    await admin.query(`drop database if exists ${name}`)
    await create()
    // The mark comes last: a template without it is incomplete and is created again.
    await admin.query(`alter database ${name} is_template true`)
    return name
  } finally {
    await admin.query('select pg_advisory_unlock(hashtextextended($1, 0))', [name])
  }
}

/** Its name tells whether a server that is kept has a template of other migrations. */
const ensureMigrated = (admin: pg.Client): Promise<string> => {
  const name = templateName()
  return ensureTemplate(admin, name, async () => {
    await ensureRoles(admin)
    await admin.query(`create database ${name} owner ${OWNER}`)
    await prepareDatabase(urlsOf(name))
  })
}

async function copyDatabase(admin: pg.Client, name: string, template: string): Promise<void> {
  await admin.query(`create database ${name} template ${template} owner ${OWNER}`)
  // A copy does not have the rights on the database itself.
  await admin.query(`revoke temporary on database ${name} from public`)
}

export interface DatabaseOptions {
  isMigrated?: boolean
  /** Rows that many tests begin with: `seed` writes them once per run, as the gateway, and closes its connections. */
  seeded?: { name: string; seed: (url: string) => Promise<void> }
}

/** Databases and gateways of a run of tests are counted, with the files that start them (tests/setup/postgres.ts). */
export const countStart = (what: 'gateway' | 'database'): void =>
  appendFileSync(inject('starts'), `${what} ${expect.getState().testPath ?? ''}\n`)

/** Of a hundred requests at once the last waits for all others, on a machine that may have other work. */
const CONNECT_MS = deadline(60_000)

function createPatientDb(connectionString: string): TestDatabase['db'] {
  const pool = createPool({ connectionString })
  pool.options.connectionTimeoutMillis = CONNECT_MS
  return dbOn(pool)
}

/** Creates a database: a copy of a template that is migrated, and seeded if wanted, once per run, or an empty one. */
export async function createTestDatabase({ isMigrated = true, seeded }: DatabaseOptions = {}): Promise<TestDatabase> {
  countStart('database')
  const name = `${inject('databases')}${randomBytes(8).toString('hex')}`
  await asAdmin(async (admin) => {
    const migrated = await ensureMigrated(admin)
    if (!isMigrated) return void (await admin.query(`create database ${name} template template0 owner ${OWNER}`))
    const template =
      seeded === undefined
        ? migrated
        : await ensureTemplate(admin, seeded.name, async () => {
            await copyDatabase(admin, seeded.name, migrated)
            await seeded.seed(urlsOf(seeded.name).gateway)
          })
    await copyDatabase(admin, name, template)
  })
  const urls = urlsOf(name)
  const url = isMigrated ? urls.gateway : urls.owner
  const db = createPatientDb(url)
  const asOwner: TestDatabase['asOwner'] = async (work) => {
    const owner = createOwnerDb(urls.owner)
    return work(owner).finally(() => owner.destroy())
  }
  const attack = (statements: string) =>
    asAdmin(async (admin) => {
      await admin.query(`begin; set local session_replication_role = replica; ${statements}; commit`)
    }, name)
  const damaged: TestDatabase['damaged'] = async (statements, look) => {
    const admin = createOwnerDb(urlOf(name))
    const tx = await admin.startTransaction().execute()
    try {
      await sql`set local session_replication_role = replica`.execute(tx)
      await sql.raw(statements).execute(tx)
      return await look(tx)
    } finally {
      await tx.rollback().execute()
      await admin.destroy()
    }
  }
  const drop = async () => {
    await db.destroy()
    await asAdmin((admin) => admin.query(`drop database if exists ${name} with (force)`))
  }
  const { gateway: gatewayUrl, owner: ownerUrl } = urls
  return {
    db,
    url,
    gatewayUrl,
    ownerUrl,
    asOwner,
    adminUrl: urlOf(name),
    auditorUrl: auditorUrlOf(name),
    attack,
    damaged,
    drop,
  }
}
