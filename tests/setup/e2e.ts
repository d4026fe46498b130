import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeFontConfig } from '@fanfare/runner/testing/fonts.ts'
import { freePorts } from '@fanfare/runner/processes/free-port.ts'
import { weighRoutes } from '#bench/support/page-weight.ts'
import { startSite } from '#tests/fixtures/e2e-site.ts'
import { currentPlan } from './plans.ts'

/** What the browser tests of `npm test` may cost (ADR 0102): loads of documents, and products that are started. */
const MOST = { loads: 230, sites: 4 }

/** The lines of a file of the run: one for each load of a test, or for each site. */
function linesOf(runDir: string, what: string): string[] {
  const file = join(runDir, what)
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []
}

/** Says what the run cost. @throws Error with the tests when that is more than `npm test` has time for */
function tellCost(runDir: string): void {
  for (const [what, most] of Object.entries(MOST)) {
    const lines = linesOf(runDir, what)
    process.stdout.write(`${lines.length} ${what}\n`)
    if (currentPlan() !== 'short' || lines.length <= most) continue
    const counts = [...Map.groupBy(lines, (line) => line)].map(([line, all]) => `${all.length} ${line}`)
    throw new Error(`${lines.length} ${what}, and npm test has time for ${most}:\n${counts.toSorted().join('\n')}`)
  }
}

/**
 * Gives the browsers their fonts, and starts the site as `npm start` does, on free ports with a new data directory, and puts its addresses into the
 * environment: `E2E_BASE_URL`, `E2E_GATEWAY_URL`, `E2E_CONSOLE_URL`, `E2E_OPS_SECRET`, `E2E_SIGN_KEY`, `E2E_DATA_DIR`. When `E2E_BASE_URL`
 * is already set, the tests use that running site; then the others must be set too. `E2E_RUN_DIR` is a folder of this run.
 */
export default async function setup(): Promise<() => Promise<void>> {
  // Read by every browser that the workers start.
  const fonts = writeFontConfig()
  if (fonts) process.env.FONTCONFIG_FILE = fonts
  const runDir = mkdtempSync(join(tmpdir(), 'fanfare-run-'))
  process.env.E2E_RUN_DIR = runDir
  const finish = () => {
    try {
      tellCost(runDir)
    } finally {
      rmSync(runDir, { recursive: true })
    }
  }
  // Before the tests, which publish activities and so make home longer.
  const weigh = async (origin: string) =>
    writeFileSync(join(runDir, 'weights.json'), JSON.stringify(await weighRoutes(origin)))
  if (process.env.E2E_BASE_URL) {
    await weigh(process.env.E2E_BASE_URL)
    return async () => finish()
  }
  const [consolePort] = await freePorts(1)
  const { run, dataDir, stop } = await startSite({
    CONSOLE_PORT: String(consolePort),
    SEED: 'demo',
    CAPTCHA: 'on',
    RATE_LIMIT: 'off',
    ALLOW_CLOCK: '1',
    COUNTRY_HEADER: 'x-country',
    COMMIT_LABEL: 'e2e-build',
    APPLE_APP_ID: 'ABCDE12345.com.example.app FGHIJ67890.com.example.pro',
    // The deployment is in one of the two stores.
    PLAY_STORE_URL: 'https://play.google.com/store/apps/details?id=com.example.app',
    ANDROID_PACKAGE: 'com.example.app com.example.pro',
    ANDROID_FINGERPRINTS: Array.from({ length: 32 }, () => 'ab').join(':'),
    OPS_SECRET: randomBytes(24).toString('hex'),
  })
  Object.assign(process.env, {
    E2E_BASE_URL: run.siteOrigin,
    E2E_GATEWAY_URL: run.gatewayOrigin,
    E2E_CONSOLE_URL: `http://localhost:${consolePort}`,
    E2E_OPS_SECRET: run.opsSecret,
    E2E_SIGN_KEY: run.signKey,
    E2E_DATA_DIR: dataDir,
  })
  await weigh(run.siteOrigin)
  return async () => {
    await stop()
    finish()
  }
}
