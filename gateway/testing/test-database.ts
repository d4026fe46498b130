import { createHash, randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type { Kysely } from 'kysely'
import pg from 'pg'
import { inject } from 'vitest'
import { createDb } from '#gateway/db/client.ts'
import { migrate } from '#gateway/db/migrate.ts'
import type { Database } from '#gateway/db/schema.ts'

export interface TestDatabase {
  db: Kysely<Database>
  url: string
  /** Closes `db` and removes the database. */
  drop: () => Promise<void>
}

const MIGRATIONS = new URL('../db/migrations/', import.meta.url)
/** Serializes the making of the template between test workers. */
const TEMPLATE_LOCK = 7_301_442

const templateName = (): string => {
  const hash = createHash('sha256')
  for (const file of readdirSync(MIGRATIONS).toSorted()) hash.update(readFileSync(new URL(file, MIGRATIONS)))
  return `fanfare_template_${hash.digest('hex').slice(0, 12)}`
}

const urlOf = (database: string): string => {
  const url = new URL(inject('postgresUrl'))
  url.pathname = `/${database}`
  return url.href
}

async function asAdmin<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

async function ensureTemplate(admin: pg.Client): Promise<string> {
  const name = templateName()
  await admin.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK])
  try {
    const { rowCount } = await admin.query('select 1 from pg_database where datname = $1 and datistemplate', [name])
    if (rowCount) return name
    await admin.query(`drop database if exists ${name}`)
    await admin.query(`create database ${name}`)
    const db = createDb({ connectionString: urlOf(name), poolSize: 2 })
    await migrate(db).finally(() => db.destroy())
    // Marked last: a template that was only half made is dropped and made again.
    await admin.query(`alter database ${name} is_template true`)
    return name
  } finally {
    await admin.query('select pg_advisory_unlock($1)', [TEMPLATE_LOCK])
  }
}

/** A fresh database of its own: a copy of a template that is migrated once a run, or an empty one. */
export async function createTestDatabase({ isMigrated = true } = {}): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`
  await asAdmin(async (admin) => {
    const template = isMigrated ? await ensureTemplate(admin) : 'template0'
    await admin.query(`create database ${name} template ${template}`)
  })
  const url = urlOf(name)
  const db = createDb({ connectionString: url })
  const drop = async () => {
    await db.destroy()
    await asAdmin((admin) => admin.query(`drop database if exists ${name} with (force)`))
  }
  return { db, url, drop }
}
