import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startPostgres } from '@fanfare/runner/postgres/start-postgres.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A superuser's URL (database `postgres`) of a cluster where tests may `create database … template …`. */
    postgresUrl: string
    /** The template database with the demonstration; of this run alone, because it is of today. */
    demonstration: string
    /** How the names of this run's databases begin. */
    databases: string
    /** A file with a line for each start of a gateway and each new database. */
    starts: string
  }
}

/** On a server that is kept. */
async function dropDatabases(url: string, prefix: string, template: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('update pg_database set datistemplate = false where datname = $1', [template])
    const { rows } = await client.query<{ name: string }>(
      'select datname as name from pg_database where datname = $1 or starts_with(datname, $2)',
      [template, prefix],
    )
    for (const { name } of rows) await client.query(`drop database ${name} with (force)`)
  } finally {
    await client.end()
  }
}

/**
 * The most that `npm test` starts, with the gateway and the database of each process of Vitest, which most files borrow
 * (packages/gateway/testing/borrow-gateway.ts).
 */
const MOST_STARTS = { gateway: 45, database: 45 }

/** @throws Error that counts the starts by file */
export function checkStarts(lines: readonly string[]): void {
  for (const [what, most] of Object.entries(MOST_STARTS)) {
    const files = lines.filter((line) => line.startsWith(`${what} `)).map((line) => line.slice(what.length + 1))
    if (files.length <= most) continue
    const counts = [...Map.groupBy(files, (file) => file)]
      .toSorted(([, a], [, b]) => b.length - a.length)
      .map(([file, of]) => `${of.length} ${file}`)
    throw new Error(`${files.length} starts of a ${what}, more than ${most}:\n${counts.join('\n')}`)
  }
}

/** One server for the whole run: our own in a temporary directory, or the one named by DATABASE_URL_TEST. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'fanfare-test-'))
  const starts = join(dataDir, 'starts')
  writeFileSync(starts, '')
  const run = randomBytes(6).toString('hex')
  const databases = `test_${run}_`
  const demonstration = `fanfare_demonstration_${run}`
  project.provide('starts', starts)
  project.provide('databases', databases)
  project.provide('demonstration', demonstration)
  // Tests that are `long` start what they need.
  const isShort = project.vitest.config.tagsFilter?.join().includes('!long')
  const given = process.env.DATABASE_URL_TEST
  const postgres = given ? null : await startPostgres({ dataDir, log: () => {}, durable: false })
  const url = postgres?.adminUrl ?? given ?? ''
  project.provide('postgresUrl', url)
  return async () => {
    if (postgres === null) await dropDatabases(url, databases, demonstration)
    await postgres?.stop()
    const lines = readFileSync(starts, 'utf8').trim().split('\n')
    rmSync(dataDir, { recursive: true, force: true })
    if (isShort) checkStarts(lines)
  }
}
