import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { resolve, join } from 'node:path'
import { type Config, requireConfig } from '@fanfare/kernel/config/config.ts'
import { refuseOverdueTexts } from '@fanfare/kernel/config/pending-texts.ts'
import { PROGRAMS, type Program } from '@fanfare/kernel/config/secret-files.ts'
import { checkLegalFiles } from '@fanfare/languages/legal/legal-file.ts'
import { builtAt, ensureBuilt } from './build.ts'
import { frontSpec, gatewayOriginOf, gatewaySpec, nextSpec, type Mode, type Plan } from './child-specs.ts'
import { freePorts } from '../processes/free-port.ts'
import { demandPort, portIsFree } from '../processes/ports.mjs'
import { ROOT, inRoot } from '../root.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import { checkDatabase } from '@fanfare/gateway/db/check-database.ts'
import { prepareDatabase } from '@fanfare/gateway/prepare-database.ts'
import { firstActivityOf } from '@fanfare/kernel/net/first-activity.ts'
import { originAt } from '@fanfare/kernel/net/origin.ts'
import type { ChildSpec } from '../processes/child.ts'
import { lockDataDirSoon } from '../data-dir/data-dir-lock.ts'
import { startDatabase } from './start-database.ts'
import { keepRunFile, readRunFile } from '../data-dir/run-file.ts'
import { supervise } from '../processes/supervise.ts'
import { warn } from '../commands/command.ts'

/** Where the gateway serves the console. */
const CONSOLE_HOST = '127.0.0.1'

/** A gateway that runs elsewhere has its secrets there. */
const programsOf = ({ GATEWAY_ORIGIN }: NodeJS.ProcessEnv): readonly Program[] =>
  GATEWAY_ORIGIN?.trim() ? ['site', 'front'] : PROGRAMS

/** Whether nobody named the port, so that it may be another one. PORT may not, because people type it; the start prints the others. */
const mayGiveWay = (name: 'GATEWAY_PORT' | 'CONSOLE_PORT', env: NodeJS.ProcessEnv, { SEED, live }: Config): boolean =>
  SEED === 'demo' && !live && !env[name]?.trim()

/**
 * Replaces ports given as 0 by free ones; a default SITE_ORIGIN follows. In a demonstration the default ports of gateway and console give
 * way to another program, which is often a second Fanfare.
 */
async function withRealPorts(env: NodeJS.ProcessEnv): Promise<Config> {
  const programs = programsOf(env)
  const wanted = requireConfig(env, programs)
  const [freeForFront = 0, freeForGateway = 0, freeForNext = 0, freeForConsole = 0] = await freePorts(4)
  let { GATEWAY_PORT: gatewayPort, CONSOLE_PORT: consolePort } = wanted
  const isTaken = async (name: 'GATEWAY_PORT' | 'CONSOLE_PORT', port: number, host: string): Promise<boolean> =>
    port === 0 || (mayGiveWay(name, env, wanted) && !(await portIsFree(port, host)))
  if (await isTaken('GATEWAY_PORT', gatewayPort, wanted.GATEWAY_HOST)) gatewayPort = freeForGateway
  if (consolePort !== null && (await isTaken('CONSOLE_PORT', consolePort, CONSOLE_HOST))) consolePort = freeForConsole
  const ports = {
    PORT: String(wanted.PORT || freeForFront),
    GATEWAY_PORT: String(gatewayPort),
    NEXT_PORT: String(wanted.NEXT_PORT || freeForNext),
    CONSOLE_PORT: String(consolePort ?? ''),
  }
  return requireConfig({ ...env, ...ports }, programs)
}

/** @throws Error, a sentence for the user, when a port is in use. */
export async function demandPorts({ config }: Plan) {
  await demandPort('PORT', config.PORT)
  if (config.FRONT_STATUS_PORT !== undefined)
    await demandPort('FRONT_STATUS_PORT', config.FRONT_STATUS_PORT, config.FRONT_STATUS_HOST)
  if (config.GATEWAY_ORIGIN) return
  await demandPort('GATEWAY_PORT', config.GATEWAY_PORT, config.GATEWAY_HOST)
  if (config.CONSOLE_PORT !== null) await demandPort('CONSOLE_PORT', config.CONSOLE_PORT, CONSOLE_HOST)
}

function checkLogo({ BRAND_LOGO: logo }: Config) {
  if (logo !== undefined && !existsSync(inRoot('public', logo)))
    throw new Error(`BRAND_LOGO: there is no file public${logo}.`)
}

/**
 * The age of texts counts until the build, so that a site that was accepted can always restart.
 * @throws Error that names every bad setting, a missing logo, the faults of the legal documents, or what is not translated.
 */
export async function makePlan(mode: Mode, env: NodeJS.ProcessEnv, root = ROOT) {
  const config = await withRealPorts(env)
  checkLogo(config)
  checkLegalFiles(root)
  if (config.live) refuseOverdueTexts(root, config.SITE_ORIGIN, builtAt() ?? Date.now())
  return {
    mode,
    config,
    dataDir: resolve(ROOT, config.DATA_DIR),
    databaseUrl: config.DATABASE_URL ?? null,
    nextPort: config.NEXT_PORT,
    revalidateSecret: config.REVALIDATE_SECRET || randomBytes(32).toString('base64url'),
  }
}

export type Stack = Awaited<ReturnType<typeof startStack>>

type Options = {
  mode: Mode
  env: NodeJS.ProcessEnv
  say: (line: string) => void
  /** Aborts a start that is under way. */
  signal?: AbortSignal
}

/** `localhost` if the site listens there, because a browser keeps its cookies apart from those of an address. */
const urlOf = ({ HOST, PORT }: Plan['config']) =>
  ['localhost', '::', '0.0.0.0'].includes(HOST) ? `http://localhost:${PORT}` : originAt(HOST, PORT)

/** Shown at the start, so that a wrong database is noticed before its rows are missed. */
function databaseNameOf({ databaseUrl, dataDir }: Plan) {
  if (databaseUrl === null) return `the embedded one in ${dataDir}, because DATABASE_URL is not set`
  const { host, pathname } = new URL(databaseUrl)
  return `${pathname.slice(1)} at ${host}`
}

type Stop = () => Promise<void> | void

/** Started parts, stopped in reverse order; a part that fails to stop does not keep the others running. */
class Running {
  #stops: Stop[] = []
  #stopping: Promise<void> | null = null

  /** A part that starts after the end began is stopped at once. */
  add(stop: Stop) {
    if (this.#stopping) this.#stopping = this.#stopping.then(stop)
    else this.#stops.push(stop)
  }

  stopAll() {
    return (this.#stopping ??= this.#stopEach())
  }

  async #stopEach() {
    for (const stop of this.#stops.splice(0).toReversed()) {
      try {
        await stop()
      } catch (error) {
        warn((error as Error).message)
      }
    }
  }
}

const PAGES_WITHIN_MS = 20_000
const AGAIN_MS = 250

async function pageAt(url: string, signal: AbortSignal) {
  const answer = await fetch(url, { signal }).catch(() => null)
  const html = await answer?.text().catch(() => null)
  return answer?.status === 200 ? (html ?? null) : null
}

/**
 * Waits for the home page and the first activity on it, because "ready" means that visitors get pages. A gateway that
 * does not answer must not keep the site from starting, so the wait ends.
 */
async function servePages(url: string, { say, signal }: Pick<Options, 'say' | 'signal'>) {
  const atMost = AbortSignal.timeout(PAGES_WITHIN_MS)
  const until = signal ? AbortSignal.any([signal, atMost]) : atMost
  for (let path: string | undefined = '/en'; path !== undefined;) {
    const html = await pageAt(`${url}${path}`, until)
    if (html !== null) path = path === '/en' ? firstActivityOf(html) : undefined
    else if (until.aborted) return signal?.aborted ? undefined : say(`The page ${path} cannot be shown yet.`)
    else await sleep(AGAIN_MS)
  }
}

async function bringUp(plan: Plan, { say, signal }: Pick<Options, 'say' | 'signal'>, running: Running) {
  const start = async (spec: ChildSpec) => {
    const child = supervise(spec, { logFile: join(plan.dataDir, 'logs', `${spec.name}.log`), say })
    running.add(() => child.stop())
    await child.ready
  }
  const failed = new AbortController()
  const until = AbortSignal.any([failed.signal, ...(signal ? [signal] : [])])
  const built = plan.mode === 'production' ? ensureBuilt(say, until) : Promise.resolve()
  const startBuilt = async (spec: () => ChildSpec) => {
    await built
    until.throwIfAborted()
    await start(spec())
  }
  const startGateway = async () => {
    if (plan.config.GATEWAY_ORIGIN) return
    if (!plan.databaseUrl) {
      const postgres = await startDatabase({ dataDir: plan.dataDir, log: say })
      running.add(() => postgres.stop())
      plan.databaseUrl = postgres.url
    } else {
      const direct = plan.config.DATABASE_DIRECT_URL
      await checkDatabase(direct ?? plan.databaseUrl, direct ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL')
      const owner = plan.config.DATABASE_MIGRATION_URL
      if (owner) {
        await checkDatabase(owner, 'DATABASE_MIGRATION_URL')
        await prepareDatabase({ owner, gateway: direct ?? plan.databaseUrl })
      }
    }
    await startBuilt(() => gatewaySpec(plan))
  }
  const orGiveUp = (error: unknown) => {
    failed.abort()
    throw error
  }
  // The database is made while the site is built, and Next starts without a gateway.
  const starts = await Promise.allSettled([
    startGateway().catch(orGiveUp),
    startBuilt(() => nextSpec(plan)).catch(orGiveUp),
  ])
  for (const result of starts) if (result.status === 'rejected') throw result.reason
  await start(frontSpec(plan))
}

/**
 * Starts database, gateway, Next and front. Stops all of them again when one cannot start.
 * @throws Error, sentences for the user.
 */
export async function startStack({ mode, env, say, signal }: Options) {
  const running = new Running()
  signal?.addEventListener('abort', () => void running.stopAll())
  try {
    const plan = await makePlan(mode, env)
    for (const sentence of plan.config.misspelt) say(`${sentence}.`.replace(/\?\.$/, '?'))
    if (plan.config.live && !plan.config.GATEWAY_ORIGIN) say(`Database: ${databaseNameOf(plan)}.`)
    const isServing = (pid: number) => readRunFile(plan.dataDir)?.pid === pid
    running.add(await lockDataDirSoon(plan.dataDir, isServing))
    await demandPorts(plan)
    signal?.throwIfAborted()
    await bringUp(plan, { say, signal }, running)
    const url = urlOf(plan.config)
    if (mode === 'production') await servePages(url, { say, signal })
    const { config } = plan
    const gatewayOrigin = gatewayOriginOf(plan)
    const run = {
      pid: process.pid,
      siteOrigin: config.SITE_ORIGIN,
      gatewayOrigin,
      databaseUrl: config.DATABASE_DIRECT_URL ?? plan.databaseUrl,
      opsSecret: config.OPS_SECRET,
      signKey: config.SIGN_KEY,
    }
    running.add(keepRunFile(plan.dataDir, run, say))
    return {
      plan,
      /** The address of the site on this machine, whatever SITE_ORIGIN is. */
      url,
      gatewayOrigin,
      stop: () => running.stopAll(),
    }
  } catch (error) {
    await running.stopAll()
    throw error
  }
}
