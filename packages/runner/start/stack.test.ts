import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { listen } from '@fanfare/kernel/testing/listen.ts'
import { expect, test, vi } from 'vitest'
import { temporaryFolder } from '@fanfare/kernel/testing/temporary-folder.ts'
import { LIVE } from '@fanfare/kernel/testing/live-settings.ts'
import { requireConfig } from '@fanfare/kernel/config/config.ts'
import { SECRET_SETTINGS } from '@fanfare/kernel/config/secret-files.ts'
import { frontSpec, gatewaySpec, nextSpec } from './child-specs.ts'
import { greeting } from './serve.ts'
import { demandPorts, makePlan } from './stack.ts'
import { ROOT } from '../root.ts'

const ELSEWHERE = { GATEWAY_ORIGIN: 'https://gateway.example.com' }

/** Listens on a port of this machine, unless another program does already. @returns what ends it */
async function occupy(port: number): Promise<() => Promise<void>> {
  const server = createServer()
  const [event] = await Promise.race([
    once(server, 'error').then(() => ['taken']),
    once(server.listen(port, '127.0.0.1'), 'listening').then(() => ['ours']),
  ])
  return async () => {
    if (event === 'ours') await server[Symbol.asyncDispose]()
  }
}

const planOf = (settings: Record<string, string> = {}, root = ROOT) =>
  makePlan('production', { NODE_ENV: 'production', PORT: '0', GATEWAY_PORT: '0', ...settings }, root)

test('the parts of a release name its commit, unless the settings name the build', async () => {
  const release = { version: '1.0.0', commit: '1f2e3d', sourceDate: '2026-11-27T00:00:00Z' }
  const labelOf = async (settings: Record<string, string>, of: typeof release | null) =>
    gatewaySpec(await planOf(settings), of).env.COMMIT_LABEL
  expect(await labelOf({}, null)).toBe('')
  expect(await labelOf({}, release)).toBe('1f2e3d')
  expect(await labelOf({ COMMIT_LABEL: 'blue' }, release)).toBe('blue')
})

test('port 0 becomes a free port, and the origin follows', async () => {
  const { config, nextPort } = await planOf()
  expect(config.PORT).toBeGreaterThan(0)
  expect(config.SITE_ORIGIN).toBe(`http://localhost:${config.PORT}`)
  expect(new Set([config.PORT, config.GATEWAY_PORT, config.CONSOLE_PORT, nextPort]).size).toBe(4)
  expect(config.CONSOLE_ORIGIN).toBe(`http://localhost:${config.CONSOLE_PORT}`)
})

test('a demonstration beside another finds free ports for its gateway and its console, and one that is live does not', async () => {
  const taken = await Promise.all([4000, 4100].map(occupy))
  const { config } = await makePlan('development', { NODE_ENV: 'production', PORT: '0' })
  expect(config.GATEWAY_PORT).not.toBe(4000)
  expect(config.CONSOLE_PORT).not.toBe(4100)
  expect(config.CONSOLE_ORIGIN).toBe(`http://localhost:${config.CONSOLE_PORT}`)
  await expect(demandPorts(await planOf({ GATEWAY_PORT: '' }))).resolves.toBeUndefined()
  const named = await makePlan('development', { NODE_ENV: 'production', PORT: '0', GATEWAY_PORT: '4000' })
  await expect(demandPorts(named)).rejects.toThrow('Port 4000 is in use by another program.')
  const live = await planOf({ ...LIVE, GATEWAY_PORT: '' })
  expect(live.config.GATEWAY_PORT).toBe(4000)
  for (const end of taken) await end()
})

test('a port in use is reported with the setting that changes it', async () => {
  const server = createServer()
  const { port, close } = await listen(server)
  const plan = await planOf({ GATEWAY_PORT: String(port) })
  await expect(demandPorts(plan)).rejects.toThrow(
    `Port ${port} is in use by another program. Stop that program, or set GATEWAY_PORT`,
  )
  const foreign = await planOf({ GATEWAY_PORT: String(port), ...ELSEWHERE })
  await expect(demandPorts(foreign)).resolves.toBeUndefined()
  close()
})

test('[DEV-18] all bad settings are reported at once', async () => {
  await expect(planOf({ PORT: 'x', CAPTCHA: 'x' })).rejects.toThrow(/PORT must be[^]*CAPTCHA must be/)
})

test('[DEV-18] a start without the file of the logo is refused', async () => {
  const start = (logo: string) => planOf({ BRAND_LOGO: logo })
  await expect(start('/static/images/missing.svg')).rejects.toThrow(
    'BRAND_LOGO: there is no file public/static/images/missing.svg.',
  )
  expect((await start('/static/images/icon.svg')).config.BRAND_LOGO).toBe('/static/images/icon.svg')
})

test('[GW-7] the site sends its secret to the embedded gateway, and to a foreign one only a configured secret', async () => {
  const shown = async (settings: Record<string, string>) => {
    const plan = await planOf(settings)
    const { READING_SECRET = '' } = nextSpec(plan).env
    return [READING_SECRET, gatewaySpec(plan).env.REVALIDATE_SECRET]
  }
  const [made, known] = await shown({})
  expect(made).toMatch(/^[\w-]{43}$/)
  expect(known).toBe(made)
  expect((await shown(ELSEWHERE))[0]).toBe('')
  expect((await shown({ ...ELSEWHERE, REVALIDATE_SECRET: 'given-to-both' }))[0]).toBe('given-to-both')
})

test('[GW-7] the parts get secrets, and never the file of the owner of the tables', async () => {
  const dir = temporaryFolder()
  const file = join(dir, 'secret')
  writeFileSync(file, 'postgres://db/fanfare\n')
  const settings = { DATABASE_URL_FILE: file, DATABASE_MIGRATION_URL_FILE: file, REVALIDATE_SECRET_FILE: file }
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
  const plan = await makePlan('production', { ...process.env, PORT: '0', GATEWAY_PORT: '0' })
  const { env } = gatewaySpec(plan)
  expect(env).toMatchObject({ DATABASE_URL: 'postgres://db/fanfare', DATABASE_MIGRATION_URL: '' })
  expect(Object.keys(env).filter((name) => name in settings)).toEqual([])
  expect(() => requireConfig(env)).not.toThrow()
})

test('[GW-7] the young objects of the front have 32 MiB at most, so that it does not grow by steps', async () => {
  const { args } = frontSpec(await planOf())
  const grow = `
    let kept = []
    for (let i = 0; i < 5_000_000; i += 1) {
      kept.push({ i })
      if (kept.length > 200_000) kept = []
    }
    const young = require('node:v8').getHeapSpaceStatistics().find((space) => space.space_name === 'new_space')
    console.log(young.space_size / 2 ** 20)`
  expect(execFileSync(process.execPath, [...args.slice(0, -1), '-e', grow], { encoding: 'utf8' })).toBe('32\n')
})

test('[GW-7] front and Next are given the secrets that they read, and not those of the gateway', async () => {
  const secrets = Object.fromEntries(SECRET_SETTINGS.map((name) => [name, `secret of ${name}`]))
  const addresses = { DATABASE_URL: 'postgres://db/a', DATABASE_MIGRATION_URL: 'postgres://db/a' }
  const all = { ...secrets, ...addresses, PGPASSWORD: 'secret of PGPASSWORD' }
  const plan = await planOf(addresses)
  for (const [name, value] of Object.entries(all)) vi.stubEnv(name, value)
  const [gateway, site, front] = [gatewaySpec(plan), nextSpec(plan), frontSpec(plan)].map(({ env }) => env)
  vi.unstubAllEnvs()
  const secretsIn = (env: NodeJS.ProcessEnv = {} as never) =>
    Object.keys(all).filter((name) => env[name] !== undefined && env[name] !== '')
  expect(secretsIn(site)).toEqual(['SIGN_KEY', 'REVALIDATE_SECRET', 'GATEWAY_TOKEN', 'DOMAIN_LIST_KEY'])
  expect(secretsIn(front)).toEqual([
    'METRICS_TOKEN',
    'METRICS_TOKEN_PREVIOUS',
    'REVALIDATE_SECRET',
    'REVALIDATE_SECRET_PREVIOUS',
  ])
  expect(secretsIn(gateway)).toEqual(
    Object.keys(all).filter(
      (name) => !/^(?:DATABASE_MIGRATION_URL|BACKUP_KEY(?:_PREVIOUS)?|GATEWAY_TOKEN|DOMAIN_LIST_KEY)$/.test(name),
    ),
  )
  const values = JSON.stringify([site, front])
  expect(values).not.toMatch(/postgres:|secret of (?!SIGN_KEY|METRICS|REVALIDATE_SECRET_PREVIOUS|GATEWAY_TOKEN|DOMAIN)/)
})

test('[GW-7] a live site with its gateway elsewhere starts without the secrets of the gateway', async () => {
  const { OPS_SECRET, ...others } = LIVE
  await expect(planOf(others)).rejects.toThrow('OPS_SECRET')
  await expect(planOf({ ...others, ...ELSEWHERE })).resolves.toMatchObject({ config: { live: true } })
  await expect(planOf({ ...others, OPS_SECRET })).resolves.toMatchObject({ config: { live: true } })
})

test.each([
  ['the demonstration', {}, '1'],
  ['a live deployment', LIVE, ''],
  ['a foreign gateway', ELSEWHERE, ''],
])(
  '[GW-7] only a demonstration with its own gateway has a state player and a console: %s',
  async (_name, settings, expected) => {
    const plan = await planOf({ STATE_PLAYER: '1', ...settings })
    expect([nextSpec(plan), frontSpec(plan)].map(({ env }) => env.STATE_PLAYER)).toEqual([expected, expected])
    const url = 'http://localhost:3000'
    const shown = await greeting({ plan, url, gatewayOrigin: 'http://a', stop: async () => undefined } as never, 1)
    expect(shown.includes(`${url}/en/dev/player  (its moments need ALLOW_CLOCK=1)`)).toBe(expected === '1')
    const consoleLines = [`Console        ${plan.config.CONSOLE_ORIGIN}`, 'support  sam.okoro']
    expect(consoleLines.map((line) => shown.includes(line))).toEqual(Array(2).fill(expected === '1'))
    expect(gatewaySpec(plan).env.CONSOLE_FILES).toMatch(/\.console$/)
  },
)

test('[LOC-5] a live start refuses legal texts whose translations are older than their English, a demonstration does not', async () => {
  const root = temporaryFolder()
  mkdirSync(join(root, 'locales'))
  symlinkSync(join(ROOT, 'legal'), join(root, 'legal'))
  const entry = { since: '2026-11-23', english: '0', before: 'Three draws', kind: 'legal', languages: ['ko', 'fr'] }
  writeFileSync(join(root, 'locales', 'pending.json'), JSON.stringify({ 'harvest-draw:rules': [entry] }))
  const start = (settings = {}) => planOf(settings, root)
  await expect(start(LIVE)).rejects.toThrow('harvest-draw:rules (legal text): ko, fr')
  await expect(start()).resolves.toMatchObject({ mode: 'production' })
  rmSync(join(root, 'locales', 'pending.json'))
  await expect(start(LIVE)).resolves.toMatchObject({ mode: 'production' })
})
