import { join } from 'node:path'
import { prepareDatabase } from '#gateway/db/prepare-database.ts'
import { originAt } from '#lib/origin-at.ts'
import { ensureBuilt } from './build.ts'
import type { ChildSpec } from './child.ts'
import { type Mode, type Plan, frontSpec, gatewayOriginOf, gatewaySpec, nextSpec } from './child-specs.ts'
import { lockDataDirSoon } from './data-dir-lock.ts'
import { demandPorts, makePlan } from './plan.ts'
import { startDatabase } from './start-database.ts'
import { readRunFile, removeRunFile, writeRunFile } from './run-file.ts'
import { supervise } from './supervise.ts'

export type Stack = {
  plan: Plan
  /** Where a browser on this machine finds the site, whatever SITE_ORIGIN says. */
  url: string
  gatewayOrigin: string
  stop(): Promise<void>
}

type Options = {
  mode: Mode
  env: NodeJS.ProcessEnv
  say: (line: string) => void
  /** Gives up a start that is under way. */
  signal?: AbortSignal
}

/** By name where the name reaches it: a browser keeps cookies of `localhost` apart from those of an address. */
const urlOf = ({ HOST, PORT }: Plan['config']): string =>
  ['localhost', '::', '0.0.0.0'].includes(HOST) ? `http://localhost:${PORT}` : originAt(HOST, PORT)

type Stop = () => Promise<void> | void

/** Things that were started, ended in the reverse order; what fails to end does not keep the others alive. */
class Running {
  #stops: Stop[] = []
  #stopping: Promise<void> | null = null

  /** What comes up after the end began is ended at once. */
  add(stop: Stop): void {
    if (this.#stopping) this.#stopping = this.#stopping.then(stop)
    else this.#stops.push(stop)
  }

  stopAll(): Promise<void> {
    return (this.#stopping ??= this.#stopEach())
  }

  async #stopEach(): Promise<void> {
    for (const stop of this.#stops.splice(0).toReversed()) {
      try {
        await stop()
      } catch (error) {
        process.stderr.write(`${(error as Error).message}\n`)
      }
    }
  }
}

async function bringUp(plan: Plan, say: Options['say'], running: Running): Promise<void> {
  const start = async (spec: ChildSpec): Promise<void> => {
    const child = supervise(spec, { logFile: join(plan.dataDir, 'logs', `${spec.name}.log`), say })
    running.add(() => child.stop())
    await child.ready
  }
  const startGateway = async (): Promise<void> => {
    if (plan.config.GATEWAY_ORIGIN) return
    if (!plan.databaseUrl) {
      const postgres = await startDatabase({ dataDir: plan.dataDir, log: say })
      running.add(() => postgres.stop())
      plan.databaseUrl = postgres.url
    } else if (plan.config.DATABASE_MIGRATION_URL) {
      await prepareDatabase({ owner: plan.config.DATABASE_MIGRATION_URL, gateway: plan.databaseUrl })
    }
    await start(gatewaySpec(plan))
  }
  // Next needs no gateway to come up; both at once make the start shorter.
  const starts = await Promise.allSettled([startGateway(), start(nextSpec(plan))])
  for (const result of starts) if (result.status === 'rejected') throw result.reason
  await start(frontSpec(plan))
}

/**
 * Brings up everything a person needs to open the site: database, gateway, Next, front. Everything stops again when
 * one part cannot come up.
 * @throws Error, sentences for a person.
 */
export async function startStack({ mode, env, say, signal }: Options): Promise<Stack> {
  const running = new Running()
  signal?.addEventListener('abort', () => void running.stopAll())
  try {
    const plan = await makePlan(mode, env)
    const isServing = (pid: number) => readRunFile(plan.dataDir)?.pid === pid
    running.add(await lockDataDirSoon(plan.dataDir, isServing))
    await demandPorts(plan)
    if (mode === 'production') await ensureBuilt(say, signal)
    signal?.throwIfAborted()
    await bringUp(plan, say, running)
    const { config } = plan
    const gatewayOrigin = gatewayOriginOf(plan)
    writeRunFile(plan.dataDir, {
      pid: process.pid,
      siteOrigin: config.SITE_ORIGIN,
      gatewayOrigin,
      databaseUrl: plan.databaseUrl,
      opsSecret: config.OPS_SECRET,
      signKey: config.SIGN_KEY,
    })
    running.add(() => removeRunFile(plan.dataDir))
    return { plan, url: urlOf(config), gatewayOrigin, stop: () => running.stopAll() }
  } catch (error) {
    await running.stopAll()
    throw error
  }
}
