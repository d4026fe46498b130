import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const START_PATIENCE_MS = 240_000
const ROOT = join(import.meta.dirname, '..', '..')

/** Settings of a person's shell must not reach the site under test. */
const CLEARED = [
  'DATABASE_URL',
  'GATEWAY_ORIGIN',
  'SITE_ORIGIN',
  'REDIS_URL',
  'SIGN_KEY',
  'BRAND_NAME',
  'NODE_ENV',
  'TZ',
]

function siteEnv(dataDir: string): NodeJS.ProcessEnv {
  const env = { ...process.env }
  for (const name of CLEARED) delete env[name]
  return {
    ...env,
    PORT: '0',
    GATEWAY_PORT: '0',
    DATA_DIR: dataDir,
    SEED: 'demo',
    CAPTCHA: 'off',
    RATE_LIMIT: 'off',
    ALLOW_CLOCK: '1',
    COUNTRY_HEADER: 'x-country',
    OPS_SECRET: randomBytes(24).toString('hex'),
  }
}

type RunFile = { siteOrigin: string; gatewayOrigin: string; opsSecret: string; databaseUrl: string; signKey: string }

/**
 * Starts the site as `npm start` does, on free ports with a new data directory, and tells the tests where it is:
 * `E2E_BASE_URL`, `E2E_GATEWAY_URL`, `E2E_OPS_SECRET`, `E2E_DATABASE_URL`, `E2E_SIGN_KEY`. With `E2E_BASE_URL` already
 * set, a running site is used as it is.
 */
export default async function setup(): Promise<() => Promise<void>> {
  if (process.env.E2E_BASE_URL) return async () => {}
  const dataDir = mkdtempSync(join(tmpdir(), 'fanfare-e2e-'))
  // The channel ends the site when the test run is killed.
  const site = spawn(process.execPath, [join(ROOT, 'runner', 'bootstrap.mjs'), 'start'], {
    env: siteEnv(dataDir),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let output = ''
  const keep = (chunk: Buffer) => (output = (output + chunk.toString()).slice(-8000))
  site.stdout?.on('data', keep)
  site.stderr?.on('data', keep)
  const ended = new Promise<void>((resolve) => site.once('exit', () => resolve()))

  const runFile = join(dataDir, 'runner.json')
  for (let waited = 0; !existsSync(runFile); waited += 100) {
    if (site.exitCode !== null || waited > START_PATIENCE_MS) {
      site.kill('SIGTERM')
      await ended
      rmSync(dataDir, { recursive: true, force: true })
      throw new Error(`The site did not start.\n${output}`)
    }
    await sleep(100)
  }
  const run = JSON.parse(readFileSync(runFile, 'utf8')) as RunFile
  Object.assign(process.env, {
    E2E_BASE_URL: run.siteOrigin,
    E2E_GATEWAY_URL: run.gatewayOrigin,
    E2E_OPS_SECRET: run.opsSecret,
    E2E_DATABASE_URL: run.databaseUrl,
    E2E_SIGN_KEY: run.signKey,
  })
  return async () => {
    site.kill('SIGTERM')
    await ended
    rmSync(dataDir, { recursive: true, force: true })
  }
}
