// @module-tag long
import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { temporaryFolder } from '@fanfare/kernel/testing/temporary-folder.ts'
import { inRoot } from '@fanfare/runner/root.ts'
import type { EmbeddedPostgres } from '@fanfare/runner/postgres/start-postgres.ts'
import { startDatabase } from '@fanfare/runner/start/start-database.ts'
import { type Supervised, supervise } from '@fanfare/runner/processes/supervise.ts'
import { freePort } from '@fanfare/runner/processes/free-port.ts'
import { userEnv } from '#tests/lifecycle/support/run.ts'
import { symlinkModules } from '#tests/fixtures/symlink-modules.ts'
import { ask } from './support/wire.ts'

/** Folders of a gateway, copied so that a test can break a file without breaking it for the other tests. */
const PARTS = ['packages', 'activities', 'package.json']
const BROKEN = 'daily-five'
const WHOLE = 'welcome-tasks'

const dir = temporaryFolder()
const dataDir = join(dir, 'data')
let postgres: EmbeddedPostgres
const messages: string[] = []

beforeAll(async () => {
  for (const part of PARTS) cpSync(inRoot(part), join(dir, part), { recursive: true })
  symlinkModules(dir)
  postgres = await startDatabase({ dataDir, log: () => undefined })
})
afterAll(() => postgres?.stop())

/** Starts a demonstration's gateway from the copy. */
async function startGateway(): Promise<{ gateway: Supervised; origin: string }> {
  const port = await freePort()
  const ports = { GATEWAY_PORT: String(port), CONSOLE_PORT: '0' }
  const settings = { DATABASE_URL: postgres.url, ...ports, SEED: 'demo', DATA_DIR: dataDir }
  const spec = {
    name: 'gateway',
    args: [join(dir, 'packages', 'gateway', 'server.ts')],
    env: { ...userEnv(settings), NODE_ENV: 'production' } as NodeJS.ProcessEnv,
    readyWithinMs: 60_000,
    endsWithinMs: 5000,
  }
  const gateway = supervise(spec, { logFile: join(dataDir, 'gateway.log'), say: (line) => messages.push(line) })
  await gateway.ready
  return { gateway, origin: `http://127.0.0.1:${port}` }
}

const aliases = async (origin: string): Promise<string[]> => {
  const { data } = await ask(origin, { method: 'GET', target: '/v1/activity/list?pageIndex=0&pageSize=100' })
  return ((data ?? {}).activities as { alias: string }[]).map(({ alias }) => alias)
}
const brokenFiles = async (origin: string): Promise<string | undefined> =>
  /^fanfare_activity_files_broken (\d+)$/m.exec(await (await fetch(`${origin}/metrics`)).text())?.[1]

test('[ACT-9][GW-7] a broken activity file is left out until repaired, and all others are published', async () => {
  const file = join(dir, 'activities', `${BROKEN}.yaml`)
  writeFileSync(file, 'alias: daily-five\ntype: [\u0000')
  const first = await startGateway()
  const published = await aliases(first.origin)
  expect(published).toContain(WHOLE)
  expect(published).not.toContain(BROKEN)
  expect(await brokenFiles(first.origin)).toBe('1')
  await first.gateway.stop()

  cpSync(inRoot('activities', `${BROKEN}.yaml`), file)
  const second = await startGateway()
  expect(await aliases(second.origin)).toContain(BROKEN)
  expect(await brokenFiles(second.origin)).toBe('0')
  await second.gateway.stop()

  // The published activity stays when its file breaks later.
  writeFileSync(file, '')
  const third = await startGateway()
  expect(await aliases(third.origin)).toContain(BROKEN)
  await third.gateway.stop()
})
