import { randomBytes } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readRunFile } from '@fanfare/runner/data-dir/run-file.ts'
import { parentOf } from '@fanfare/runner/processes/processes.ts'
import { BOOTSTRAP, Place, startSite } from './support/site.ts'

const secret = () => randomBytes(32).toString('base64url')

const GATEWAY_SECRETS = {
  OPS_SECRET_PREVIOUS: secret(),
  DATA_KEY: secret(),
  DATA_KEY_PREVIOUS: secret(),
  BACKUP_KEY: secret(),
  CDN_PURGE_TOKEN: secret(),
  CONSOLE_CLIENT_SECRET: secret(),
  PLAYER_CLIENT_SECRET: secret(),
  GEETEST_KEY: secret(),
  MAIL_URL: `smtp://fanfare:${secret()}@127.0.0.1:1`,
}
const OTHER_SECRETS = { SIGN_KEY: secret(), METRICS_TOKEN: secret(), GATEWAY_TOKEN: secret() }
const NEEDED = {
  MAIL_FROM: 'fanfare@example.com',
  GEETEST_ID: 'id',
  CDN_PURGE_URL: 'http://127.0.0.1:1/purge',
  PLAYER_ISSUER: 'http://127.0.0.1:1',
  PLAYER_CLIENT_ID: 'fanfare',
  ALLOW_CLOCK: '1',
}

const place = new Place()
let url = ''

beforeAll(async () => {
  const site = await startSite(place, BOOTSTRAP, { ...GATEWAY_SECRETS, ...OTHER_SECRETS, ...NEEDED })
  url = site.url
})
afterAll(() => place.clear())

/** The environments with which a part and the processes that it started run, as the kernel has them. */
function environmentsOf(part: 'gateway' | 'site' | 'front'): string {
  const own = new Set([place.pidOf(part)])
  const pids = readdirSync('/proc').map(Number).filter(Boolean)
  for (let before = -1; before !== own.size;) {
    before = own.size
    for (const pid of pids) if (own.has(parentOf(pid) ?? 0)) own.add(pid)
  }
  return [...own].map((pid) => readFileSync(`/proc/${pid}/environ`, 'utf8')).join('\0')
}

const namesIn = (environments: string, secrets: Record<string, string>): string[] =>
  Object.keys(secrets).filter((name) => environments.includes(secrets[name] ?? ''))

test('[GW-7] the processes of front and Next have no secret of the gateway, and the gateway has its own', () => {
  const [gateway, site, front] = (['gateway', 'site', 'front'] as const).map(environmentsOf)
  const all = { ...GATEWAY_SECRETS, ...OTHER_SECRETS }
  expect(namesIn(site ?? '', all)).toEqual(['SIGN_KEY', 'GATEWAY_TOKEN'])
  expect(namesIn(front ?? '', all)).toEqual(['METRICS_TOKEN'])
  expect(namesIn(gateway ?? '', all)).toEqual(
    Object.keys(all).filter((name) => !['BACKUP_KEY', 'GATEWAY_TOKEN'].includes(name)),
  )
  expect([site, front].map((environment) => /(?:^|\0)OPS_SECRET(?:_FILE)?=/.test(environment ?? ''))).toEqual([
    false,
    false,
  ])
  const database = readRunFile(place.dataDir)?.databaseUrl ?? ''
  expect(database).toMatch(/^postgres/)
  expect([site, front].map((environment) => environment?.includes(database))).toEqual([false, false])
  expect(gateway).toContain(`DATABASE_URL=${database}`)
})

test('[GW-7] the state player of a demonstration is an operator, although its site has no OPS_SECRET', async () => {
  const answer = await fetch(`${url}/en/dev/player/play`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: url },
    body: new URLSearchParams({ moment: 'real-time' }),
  })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/en/dev/player'])
})
