import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startPostgres } from '@fanfare/runner/postgres/start-postgres.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A superuser's URL (database `postgres`) of a cluster where tests may `create database … template …`. */
    postgresUrl: string
  }
}

/** One server for the whole run: our own in a temporary directory, or the one named by DATABASE_URL_TEST. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.DATABASE_URL_TEST
  if (given) {
    project.provide('postgresUrl', given)
    return async () => {}
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'fanfare-test-'))
  const postgres = await startPostgres({ dataDir, log: () => {}, durable: false })
  project.provide('postgresUrl', postgres.adminUrl)
  return async () => {
    await postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
