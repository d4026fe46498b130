import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
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
  }
}

async function dropTemplate(url: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('update pg_database set datistemplate = false where datname = $1', [name])
    await client.query(`drop database if exists ${name}`)
  } finally {
    await client.end()
  }
}

/** One server for the whole run: our own in a temporary directory, or the one named by DATABASE_URL_TEST. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const demonstration = `fanfare_demonstration_${randomBytes(6).toString('hex')}`
  project.provide('demonstration', demonstration)
  const given = process.env.DATABASE_URL_TEST
  if (given) {
    project.provide('postgresUrl', given)
    return () => dropTemplate(given, demonstration)
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'fanfare-test-'))
  const postgres = await startPostgres({ dataDir, log: () => {}, durable: false })
  project.provide('postgresUrl', postgres.adminUrl)
  return async () => {
    await postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
