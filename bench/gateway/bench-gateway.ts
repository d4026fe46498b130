import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDb } from '@fanfare/gateway/db/client.ts'
import { freePort } from '@fanfare/runner/processes/free-port.ts'
import { startDatabase } from '@fanfare/runner/start/start-database.ts'
import { inRoot } from '@fanfare/runner/root.ts'
import type { BenchContext, Figure, Row } from '../figure.ts'
import { cpuSeconds, familyOf, memoryBytes } from '../support/processes.ts'

export type BenchGateway = Awaited<ReturnType<typeof startBenchGateway>>

async function start(file: string, env: Record<string, string>, stdout: number | 'ignore' = 'ignore') {
  const child = spawn(process.execPath, [inRoot(...file.split('/'))], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env },
    stdio: ['ignore', stdout, 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit').then(() => Promise.reject(new Error(`${file} ended before it was ready`)))
  ended.catch(() => undefined)
  await Promise.race([once(child, 'message'), ended])
  return child
}

async function end(child: ChildProcess) {
  const exited = once(child, 'exit')
  child.kill('SIGTERM')
  await exited
}

/**
 * The gateway as `npm start` runs it (its own process, one log line per request, fsync on) on a temporary database. Rate
 * limits are off, because every request comes from one address.
 */
async function startBenchGateway() {
  const dataDir = mkdtempSync(join(tmpdir(), 'fanfare-bench-'))
  const stops: (() => Promise<void> | void)[] = [() => rmSync(dataDir, { recursive: true, force: true })]
  const stop = async () => {
    for (const one of stops.splice(0).toReversed()) await one()
  }
  try {
    const postgres = await startDatabase({ dataDir, log: () => undefined })
    stops.push(() => postgres.stop())
    const port = await freePort()
    const settings = { GATEWAY_PORT: String(port), SEED: 'none', RATE_LIMIT: 'off', DATABASE_URL: postgres.url }
    const logFile = join(dataDir, 'gateway.log')
    const log = openSync(logFile, 'a')
    stops.push(() => closeSync(log))
    const startOne = () => start('packages/gateway/server.ts', settings, log)
    let child = await startOne()
    stops.push(() => end(child))
    const origin = `http://127.0.0.1:${port}`
    const postmaster = Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n', 1)[0])
    return {
      origin,
      databaseUrl: postgres.url,
      /** Connects as the owner of the tables: only the owner may vacuum them. */
      ownerUrl: postgres.ownerUrl,
      /** Path of the gateway's log, which it writes with a delay of 0.2 s. */
      logFile,
      /** Processor time so far, s. */
      cpu: () => ({ gateway: cpuSeconds([child.pid ?? 0]), database: cpuSeconds(familyOf(postmaster)) }),
      /** Memory of the gateway now, bytes. */
      memory: () => memoryBytes(child.pid ?? 0),
      /** Ends the gateway's process and starts another one at the same origin. */
      restart: async () => {
        await end(child)
        child = await startOne()
      },
      /** Starts a front process for this gateway. */
      front: async () => {
        const [own, next] = [await freePort(), await freePort()]
        const front = await start('front/server.ts', {
          PORT: String(own),
          NEXT_ORIGIN: `http://127.0.0.1:${next}`,
          GATEWAY_ORIGIN: origin,
        })
        stops.push(() => end(front))
        return { origin: `http://127.0.0.1:${own}`, pid: front.pid ?? 0 }
      },
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

export type BenchDb = ReturnType<typeof createDb>

/** Measures by a gateway of its own and connections to its database, and ends both. */
export const onGateway =
  (measure: (gateway: BenchGateway, db: BenchDb, say: BenchContext['say']) => Promise<Row[]>): Figure =>
  async ({ say }) => {
    const gateway = await startBenchGateway()
    const db = createDb({ connectionString: gateway.databaseUrl, poolSize: 2 })
    try {
      return await measure(gateway, db, say)
    } finally {
      await db.destroy()
      await gateway.stop()
    }
  }
