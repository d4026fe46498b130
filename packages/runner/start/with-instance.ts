import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createDb } from '@fanfare/gateway/db/client.ts'
import { prepareDatabase } from '@fanfare/gateway/prepare-database.ts'
import { requireConfig } from '@fanfare/kernel/config/config.ts'
import { lockDataDir, ownerOf } from '../data-dir/data-dir-lock.ts'
import { startPostgres } from '../postgres/start-postgres.ts'
import { ROOT } from '../root.ts'
import { type RunFile, readRunFile } from '../data-dir/run-file.ts'
import { startDatabase } from './start-database.ts'
import { warn } from '../commands/command.ts'

/** The database of a command. `running` is null when it had to start the database itself. */
type Instance = { databaseUrl: string; running: RunFile | null }

const STARTING_PATIENCE_MS = 120_000

/** The run file of the process that owns the directory; waits for one that is still starting. */
export async function findRunning(dataDir: string) {
  for (let waited = 0; waited < STARTING_PATIENCE_MS; waited += 100) {
    const owner = ownerOf(dataDir)
    if (owner === null) return null
    const run = readRunFile(dataDir)
    if (run?.pid === owner) return run
    await sleep(100)
  }
  throw new Error(`The Fanfare that uses ${dataDir} does not come up.`)
}

export const dataDirOf = (env: NodeJS.ProcessEnv) => resolve(ROOT, requireConfig(env).DATA_DIR)

/**
 * Gives `work` a database: that of the running instance, else of DATABASE_URL, else the embedded one, started for this
 * command alone, and migrated unless `migrates` is false.
 * @throws Error, a sentence for the user, when there is none yet.
 */
export async function withInstance<T>(
  env: NodeJS.ProcessEnv,
  work: (instance: Instance) => Promise<T>,
  { migrates = true }: { migrates?: boolean } = {},
) {
  const dataDir = dataDirOf(env)
  const running = await findRunning(dataDir)
  if (running) {
    if (!running.databaseUrl)
      throw new Error('The running site uses a gateway of somebody else’s: it has no database here.')
    return work({ databaseUrl: running.databaseUrl, running })
  }
  const { DATABASE_URL, DATABASE_DIRECT_URL: given = DATABASE_URL, DATABASE_MIGRATION_URL: owner } = requireConfig(env)
  if (given) {
    if (owner && migrates) await prepareDatabase({ owner, gateway: given })
    return work({ databaseUrl: given, running: null })
  }
  if (!existsSync(join(dataDir, 'postgres'))) {
    throw new Error(`There is no database in ${dataDir} yet: "npm start" makes it.`)
  }
  const release = lockDataDir(dataDir)
  try {
    const start = migrates ? startDatabase : startPostgres
    const postgres = await start({ dataDir, log: warn })
    try {
      return await work({ databaseUrl: postgres.url, running: null })
    } finally {
      await postgres.stop()
    }
  } finally {
    release()
  }
}

/** Gives `work` one connection to the database of `withInstance`. */
export const withDatabase = <T>(env: NodeJS.ProcessEnv, work: (db: ReturnType<typeof createDb>) => Promise<T>) =>
  withInstance(env, ({ databaseUrl }) => {
    const db = createDb({ connectionString: databaseUrl, poolSize: 1 })
    return work(db).finally(() => db.destroy())
  })
