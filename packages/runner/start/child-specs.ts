import { get } from 'node:http'
import { join } from 'node:path'
import type { Config } from '@fanfare/kernel/config/config.ts'
import { withoutUnread, withSecretFiles, type Program } from '@fanfare/kernel/config/secret-files.ts'
import { originAt } from '@fanfare/kernel/net/origin.ts'
import { hasStatePlayer } from '@fanfare/kernel/state-player/choices.ts'
import type { ChildSpec } from '../processes/child.ts'
import { readRelease } from '../release/release-file.ts'
import { inRoot } from '../root.ts'
import { CONSOLE_FOLDER } from './build.ts'

/** Whether an HTTP server answers there, with any status. */
export function answersAt(url: string, timeoutMs = 2000): Promise<boolean> {
  return new Promise((resolve) => {
    const request = get(url, { timeout: timeoutMs, agent: false }, (response) => {
      response.resume()
      resolve(true)
    })
    request.on('timeout', () => request.destroy())
    request.on('error', () => resolve(false))
  })
}

export type Mode = 'production' | 'development'

/** The decisions of the runner before it starts the first child: real ports, absolute paths. */
export type Plan = {
  mode: Mode
  config: Config
  dataDir: string
  databaseUrl: string | null
  nextPort: number
  revalidateSecret: string
}

export const gatewayOriginOf = ({ config }: Plan) =>
  config.GATEWAY_ORIGIN ?? originAt(config.GATEWAY_HOST, config.GATEWAY_PORT)

/** The front forwards the call to Next. */
const revalidateUrls = ({ config }: Plan) =>
  config.REVALIDATE_URL.join(' ') || `${originAt(config.HOST, config.PORT)}/revalidate`

/** Settings of all children, and the secrets of this one. A setting without a value is passed as its default, so that all agree. */
function sharedEnv(
  program: Program,
  { mode, config, dataDir, revalidateSecret }: Plan,
  release = readRelease(),
): NodeJS.ProcessEnv {
  return {
    // Without NAME_FILE, because a child refuses it beside a NAME that we set.
    ...withoutUnread(withSecretFiles(process.env).env, program),
    NODE_ENV: mode,
    NEXT_TELEMETRY_DISABLED: '1',
    HOST: config.HOST,
    PORT: String(config.PORT),
    SITE_ORIGIN: config.SITE_ORIGIN,
    GATEWAY_PORT: String(config.GATEWAY_PORT),
    CONSOLE_PORT: String(config.CONSOLE_PORT ?? ''),
    CONSOLE_ORIGIN: config.CONSOLE_PORT === null ? '' : config.CONSOLE_ORIGIN,
    DATA_DIR: dataDir,
    // Halves the processor time of a start, which matters after a crash.
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(dataDir, 'compile-cache'),
    SEED: config.SEED,
    // Two releases of one version differ by it.
    COMMIT_LABEL: config.COMMIT_LABEL || (release?.commit ?? ''),
    REVALIDATE_SECRET: revalidateSecret,
    STATE_PLAYER: hasStatePlayer(config) ? '1' : '',
  }
}

export function gatewaySpec(plan: Plan, release = readRelease()): ChildSpec {
  const { databaseUrl, mode, config } = plan
  const server = inRoot('packages', 'gateway', 'server.ts')
  const development = mode === 'development'
  return {
    name: 'gateway',
    // Under --watch a grandchild would send the message, so development polls over HTTP.
    args: development ? ['--watch', '--watch-preserve-output', server] : [server],
    env: {
      ...sharedEnv('gateway', plan, release),
      DATABASE_URL: databaseUrl ?? '',
      // The runner has migrated; no part may connect as the owner of the tables.
      DATABASE_MIGRATION_URL: '',
      CONSOLE_FILES: config.CONSOLE_FILES ?? CONSOLE_FOLDER,
      REVALIDATE_URL: revalidateUrls(plan),
    },
    isReady: development ? () => answersAt(`${gatewayOriginOf(plan)}/health/live`) : undefined,
    // The first start creates the schema and the demonstration.
    readyWithinMs: 180_000,
    endsWithinMs: 10_000,
  }
}

/** Next's program with its arguments; a release has the one that Next collected, which reads its address from the environment. */
function nextArgs({ mode }: Plan, host: string, port: string) {
  if (readRelease() !== null) return [inRoot('server.js')]
  const next = inRoot('node_modules', 'next', 'dist', 'bin', 'next')
  return [next, mode === 'development' ? 'dev' : 'start', '--hostname', host, '--port', port]
}

export function nextSpec(plan: Plan): ChildSpec {
  const host = '127.0.0.1'
  const port = String(plan.nextPort)
  return {
    name: 'site',
    args: nextArgs(plan, host, port),
    env: {
      ...sharedEnv('site', plan),
      HOSTNAME: host,
      PORT: port,
      GATEWAY_ORIGIN: gatewayOriginOf(plan),
      // A foreign gateway gets only a configured secret, never the one that we generated.
      READING_SECRET: plan.config.GATEWAY_ORIGIN ? plan.config.REVALIDATE_SECRET : plan.revalidateSecret,
      REVALIDATE_URL: revalidateUrls(plan),
      // The state player asks the gateway of a demonstration as an operator.
      STATE_PLAYER_SECRET: hasStatePlayer(plan.config) ? plan.config.OPS_SECRET : '',
    },
    isReady: () => answersAt(`http://${host}:${port}/_next/static/ready`),
    readyWithinMs: 120_000,
    endsWithinMs: 5000,
  }
}

/**
 * MiB of each half of V8's young generation, which otherwise grows to 64 and never shrinks: after 40 minutes of steady load, a front took
 * 50 MiB more within 30 s. The gateway keeps V8's limit: with this one it was smaller, but still growing after 50 minutes.
 */
const FRONT_YOUNG_MIB = 16

export function frontSpec(plan: Plan): ChildSpec {
  return {
    name: 'front',
    args: [`--max-semi-space-size=${FRONT_YOUNG_MIB}`, inRoot('front', 'server.ts')],
    env: {
      ...sharedEnv('front', plan),
      NEXT_ORIGIN: `http://127.0.0.1:${plan.nextPort}`,
      GATEWAY_ORIGIN: gatewayOriginOf(plan),
      FOREIGN_GATEWAY: plan.config.GATEWAY_ORIGIN ? '1' : '',
    },
    readyWithinMs: 30_000,
    endsWithinMs: 9000,
  }
}
