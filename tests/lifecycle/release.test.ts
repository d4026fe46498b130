import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { temporaryFolder } from '@fanfare/kernel/testing/temporary-folder.ts'
import { DEMO_ACCOUNTS } from '@fanfare/gateway/seed/demo-accounts.ts'
import { newActivityYaml } from '@fanfare/gateway/testing/new-activity.ts'
import { VERSION } from '@fanfare/kernel/version.ts'
import { readRunFile } from '@fanfare/runner/data-dir/run-file.ts'
import { makeRelease, sums } from '@fanfare/runner/release/make-release.ts'
import { inRoot } from '@fanfare/runner/root.ts'
import { linkModules } from '../../scripts/snapshots/link-modules.ts'
import { Watch } from '@fanfare/kernel/testing/watch.ts'
import { logInCode, type Person, registerPerson } from './support/person.ts'
import { type Part, report, until, withDescendants } from './support/processes.ts'
import { finish } from './support/run.ts'
import { isUp, outsideAddresses, Place, type Site, startSite } from './support/site.ts'

const FIRST_PAGE_SECONDS = 10
const BACK_SECONDS = 5
const STOP_SECONDS = 10
/** 2023-11-14T22:13:20Z */
const SOURCE_DATE_EPOCH = '1700000000'
/** No npm, no Node and no compiler; the database's watchdog needs a shell. */
const SMALL_PATH = '/usr/bin:/bin'
/** Next makes new keys at each build. `release.json` names the commit, which a copy without a repository does not know. */
const OF_EACH_BUILD = [
  '.next/prerender-manifest.json',
  '.next/server/middleware-manifest.json',
  '.next/server/preview-props.json',
  '.next/server/server-reference-manifest.js',
  '.next/server/server-reference-manifest.json',
  'release.json',
]

const secret = () => randomBytes(32).toString('base64url')
const GATEWAY_SECRETS = {
  OPS_SECRET_PREVIOUS: secret(),
  BACKUP_KEY: secret(),
  CDN_PURGE_TOKEN: secret(),
  CONSOLE_CLIENT_SECRET: secret(),
  PLAYER_CLIENT_SECRET: secret(),
  GEETEST_KEY: secret(),
  MAIL_URL: `smtp://fanfare:${secret()}@127.0.0.1:1`,
}
const SECRETS: Record<string, string> = { ...GATEWAY_SECRETS, METRICS_TOKEN: secret(), GATEWAY_TOKEN: secret() }
const SETTINGS = {
  ...SECRETS,
  MAIL_FROM: 'fanfare@example.com',
  GEETEST_ID: 'id',
  CDN_PURGE_URL: 'http://127.0.0.1:1/purge',
  PLAYER_ISSUER: 'http://127.0.0.1:1',
  PLAYER_CLIENT_ID: 'fanfare',
  ALLOW_CLOCK: '1',
  PATH: SMALL_PATH,
  npm_config_registry: 'http://127.0.0.1:9',
}

const temporary = temporaryFolder()
const release = join(temporary, 'release')
const place = new Place()
let site: Site
let person: Person
let firstVisits: { path: string; status: number }[] = []

const PAGES = ['', '/welcome-event', '/rewards', '/fairness', '/activity/competition/autumn-trading-cup']
const FIRST_VISITS = ['en', 'de', 'ar', 'ja', 'ko', 'zh-CN'].flatMap((language) =>
  PAGES.map((page) => `/${language}${page}`),
)

const statusOf = async (path: string) => (await fetch(`${site.url}${path}`, { redirect: 'manual' })).status
const visit = async (path: string) => ({ path, status: await statusOf(path) })

/** The bootstrap of the release under its own Node. */
const commandOf = (...args: string[]): [string, ...string[]] => [
  join(release, 'node_modules', '.bin', 'node'),
  join(release, 'packages', 'runner', 'bootstrap.mjs'),
  ...args,
]
function runInRelease(...args: string[]) {
  const [program, ...rest] = commandOf(...args)
  return finish(program, rest, place.settings({ PATH: SMALL_PATH }))
}
/** The same commands, whose code is compiled already. */
const runCommand = (...args: string[]) =>
  finish(process.execPath, ['packages/runner/bootstrap.mjs', ...args], place.settings())

beforeAll(async () => {
  makeRelease(release, { SOURCE_DATE_EPOCH })
  site = await startSite(place, commandOf('start'), SETTINGS, async (url) => {
    firstVisits = await Promise.all(
      FIRST_VISITS.map(async (path) => ({ path, status: (await fetch(url + path)).status })),
    )
  })
  person = await registerPerson(site.url)
})
afterAll(() => place.clear())

test('a start installs and builds nothing, and shows its first page within 10 s', () => {
  const seconds = site.secondsToFirstPage
  report(`first page after ${seconds.toFixed(1)} s (promised: ${FIRST_PAGE_SECONDS} s)`)
  expect(seconds).toBeLessThan(site.watch.limit(FIRST_PAGE_SECONDS, seconds))
  const output = site.running.stdout()
  expect(output).not.toMatch(/Installing|Building/)
  expect(output).toContain(site.url)
  for (const { loginName, password } of DEMO_ACCOUNTS) expect(output).toContain(`${loginName}  ${password}`)
  expect(site.running.stderr()).toBe('')
})

test('[UI-3][GW-7] right after the greeting 30 visitors at once get their pages, none an error', () => {
  expect(firstVisits).toEqual(FIRST_VISITS.map((path) => ({ path, status: 200 })))
  expect(firstVisits).toHaveLength(30)
})

test('[GW-1] a demonstration listens on loopback addresses alone', async () => {
  const { port } = new URL(site.url)
  const reached = async (host: string) =>
    (await fetch(`http://${host}:${port}/en`).catch(() => null))?.status ?? 'refused'
  expect(await reached('127.0.0.1')).toBe(200)
  expect(await reached('localhost')).toBe(200)
  for (const address of outsideAddresses()) expect([address, await reached(address)]).toEqual([address, 'refused'])
})

test('[GW-2] the front passes the site’s addresses but no operator’s, and the console has its own', async () => {
  for (const path of ['/de/fairness', '/en/legal/terms']) expect(await visit(path)).toEqual({ path, status: 200 })
  const picture = await fetch(`${site.url}/og/en/site`)
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png'])
  const health = await fetch(`${site.url}/v1/if/health`)
  expect([health.status, await health.json()]).toMatchObject([200, { code: '00000' }])
  for (const path of ['/ops/v1/ledger/audit', '/metrics', '/docs', '/openapi.json', '/health/ready'])
    expect(await visit(path)).toEqual({ path, status: 404 })
  const [, origin = ''] = /Console\s+(\S+)/.exec(site.running.stdout()) ?? []
  const page = await fetch(origin, { headers: { accept: 'text/html' } })
  expect([page.status, await page.text()]).toEqual([200, readFileSync(join(release, '.console', 'index.html'), 'utf8')])
})

test('[D-14] a second start on the same data names the process that uses it and changes nothing', async () => {
  const { code, stderr } = await runCommand('start')
  expect(code).toBe(1)
  expect(stderr).toContain(`Another Fanfare (process ${site.runnerPid}) uses ${place.dataDir}.`)
  expect(await isUp(site.url)).toBe(true)
})

/** The environments with which a part and the processes that it started run, as the kernel has them. */
function environmentsOf(part: Part): string {
  return withDescendants([place.running(part)])
    .map((pid) => readFileSync(`/proc/${pid}/environ`, 'utf8'))
    .join('\0')
}

test('[GW-7] the processes of front and Next have no secret of the gateway, and the gateway has its own', () => {
  const [gateway = '', next = '', front = ''] = (['gateway', 'site', 'front'] as const).map(environmentsOf)
  const namesIn = (environments: string) =>
    Object.keys(SECRETS).filter((name) => environments.includes(SECRETS[name] ?? ''))
  expect(namesIn(next)).toEqual(['GATEWAY_TOKEN'])
  expect(namesIn(front)).toEqual(['METRICS_TOKEN'])
  expect(namesIn(gateway)).toEqual([
    ...Object.keys(GATEWAY_SECRETS).filter((name) => name !== 'BACKUP_KEY'),
    'METRICS_TOKEN',
  ])
  const database = readRunFile(place.dataDir)?.databaseUrl ?? ''
  expect(database).toMatch(/^postgres/)
  expect(gateway).toContain(`DATABASE_URL=${database}`)
  for (const environments of [next, front]) {
    expect(environments).not.toMatch(/(?:^|\0)OPS_SECRET(?:_FILE)?=/)
    expect(environments).not.toContain(database)
  }
})

test('[GW-7] the state player of a demonstration is an operator, although its site has no OPS_SECRET', async () => {
  const answer = await fetch(`${site.url}/en/dev/player/play`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: site.url },
    body: new URLSearchParams({ moment: 'real-time' }),
  })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/en/dev/player'])
})

test('[GW-3] the audit runs against the running site and finds no violation', async () => {
  expect(await runInRelease('audit')).toMatchObject({ code: 0, stdout: 'No violation.\n' })
})

test('the commands that need sources say so in a release', async () => {
  expect(await runInRelease('--version')).toMatchObject({ code: 0, stdout: `${VERSION}\n` })
  for (const name of ['test', 'build', 'dev', 'lint']) {
    const stderr = `npm run ${name} needs the sources, which a release does not have.\n`
    expect(await runInRelease(name)).toMatchObject({ code: 1, stderr })
  }
})

test('[ACT-9] the activity commands launch an activity on the running site without settings', async () => {
  const path = join(place.dataDir, 'launched-cup.yaml')
  writeFileSync(path, newActivityYaml('NewUser', 'launched-cup', Date.now()))
  const shown = await runCommand('activity', 'preview', path)
  const [preview = ''] = /\/preview\/\S+/.exec(shown.stdout) ?? []
  expect(await statusOf(`/en${preview}`)).toBe(200)
  const published = await runCommand('activity', 'publish', path)
  const [, page = ''] = /Published launched-cup, version 1: https?:\/\/[^/]+(\S+)/.exec(published.stdout) ?? []
  expect(await statusOf(`/en${page}`)).toBe(200)
  const file = join(place.dataDir, 'launched-cup.json')
  expect((await runCommand('activity', 'report', 'launched-cup', '--to', file)).code).toBe(0)
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ alias: 'launched-cup', participants: 0 })
})

test('seed creates users in the running site and prints nothing but JSON', async () => {
  const { code, stdout, stderr } = await runCommand('seed', '--users', '3', '--json')
  expect([code, stderr]).toEqual([0, ''])
  const users = JSON.parse(stdout) as Record<string, string>[]
  expect(users).toHaveLength(3)
  for (const user of users) {
    const fields = ['activityId', 'loginName', 'password', 'taskId', 'token', 'userId']
    expect(Object.keys(user).toSorted()).toEqual(fields)
    expect(await logInCode(site.url, { email: user.loginName ?? '', password: user.password ?? '' })).toBe('00000')
  }
})

test('[GW-2] demo sends the facts that complete a task of the demo user, and describes them', async () => {
  const { code, stdout } = await runCommand('demo', 'events', 'trader@fanfare.example')
  expect(code).toBe(0)
  expect(stdout).toMatch(/^Sent .+: this completes “.+” of .+\. .+ can be claimed at \/\S+\.\n$/)
  const next = await runCommand('demo', 'events', 'trader@fanfare.example')
  expect([next.code, next.stdout === stdout]).toEqual([0, false])
})

test.each<Part>(['gateway', 'site', 'front', 'database'])(
  '[GW-7] the %s is killed with -9: it is back within 5 s, on a busy machine within 15 s, and registered users can log in',
  async (part) => {
    const before = place.running(part)
    process.kill(before, 'SIGKILL')
    const seconds = await until(`${part} answers again`, BACK_SECONDS, async () => {
      if ([before, null].includes(place.pidOf(part)) || !(await isUp(site.url))) return false
      return (await logInCode(site.url, person).catch(() => '')) === '00000'
    })
    expect(place.running(part)).not.toBe(before)
    report(`${part} answers ${seconds.toFixed(1)} s after kill -9 (promised: ${BACK_SECONDS} s)`)
  },
)

test('[GW-7] Ctrl-C ends everything within 10 s, with exit code 0 and no process left', async () => {
  const watch = new Watch()
  process.kill(-(site.running.process.pid ?? 0), 'SIGINT')
  expect(await site.running.ended).toBe(0)
  const { seconds } = watch
  report(`stopped ${seconds.toFixed(1)} s after Ctrl-C (promised: ${STOP_SECONDS} s)`)
  expect(seconds).toBeLessThan(watch.limit(STOP_SECONDS))
  expect(place.processes()).toEqual([])
  expect(site.running.stdout()).toMatch(/Stopped\.\n$/)
  expect(await isUp(site.url)).toBe(false)
})

test('a release lists the hashes of its files and its packages, and its run has changed none of them', () => {
  const listed = readFileSync(join(release, 'SHA256SUMS'), 'utf8')
  const now = sums(release)
    .split('\n')
    .filter((line) => !line.endsWith('  SHA256SUMS'))
  expect(now.join('\n')).toBe(listed)
  const { metadata, components } = JSON.parse(readFileSync(join(release, 'sbom.cdx.json'), 'utf8')) as {
    metadata: { timestamp: string; component: { name: string; version: string } }
    components: { purl: string }[]
  }
  expect(metadata).toMatchObject({
    timestamp: '2023-11-14T22:13:20.000Z',
    component: { name: 'fanfare', version: VERSION },
  })
  const purls = components.map(({ purl }) => purl)
  for (const name of ['next', 'react', 'fastify', 'pg', '%40fanfare/gateway', '%40mui/material'])
    expect(purls.some((purl) => purl.startsWith(`pkg:npm/${name}@`))).toBe(true)
  expect(purls.some((purl) => purl.startsWith('pkg:npm/vitest@'))).toBe(false)
})

test('a release has no tests, no compiler and no path of the machine that built it', () => {
  const files = readFileSync(join(release, 'SHA256SUMS'), 'utf8')
    .split('\n')
    .map((line) => line.slice(66))
  expect(files.filter((file) => !file.startsWith('node_modules/') && /\.test\.tsx?$|\/testing\//.test(file))).toEqual(
    [],
  )
  expect(files.filter((file) => /^node_modules\/(?:typescript|vite|@next\/swc|vitest)\b/.test(file))).toEqual([])
  // The alerts link to it.
  expect(files).toContain('docs/deploying/monitor.md')
  const texts = files.filter(
    (file) => file !== '' && !file.startsWith('node_modules/') && /\.(?:js|json|ts|html)$/.test(file),
  )
  expect(texts.length).toBeGreaterThan(500)
  expect(texts.filter((file) => readFileSync(join(release, file), 'utf8').includes(inRoot()))).toEqual([])
})

test('a folder that has something in it is kept as it is', () => {
  expect(() => makeRelease(release, { SOURCE_DATE_EPOCH })).toThrow(`--out: ${release} is not empty.`)
  expect(() => makeRelease(join(temporary, 'other'), { SOURCE_DATE_EPOCH: 'today' })).toThrow(
    'SOURCE_DATE_EPOCH must be seconds since 1970.',
  )
  expect(existsSync(join(temporary, 'other'))).toBe(false)
})

test('two builds in different folders differ in the keys of Next alone', { tags: ['night'] }, () => {
  const clone = temporaryFolder()
  const listed = execFileSync('git', ['ls-files', '-z'], { cwd: inRoot(), encoding: 'utf8', maxBuffer: 2 ** 24 })
  for (const path of listed.split('\0').filter((path) => path !== '' && existsSync(inRoot(path))))
    cpSync(inRoot(path), join(clone, path))
  linkModules(inRoot('node_modules'), join(clone, 'node_modules'))
  const other = join(temporary, 'second')
  const args = [join(clone, 'packages', 'runner', 'bootstrap.mjs'), 'build', '--out', other]
  execFileSync(process.execPath, args, {
    cwd: clone,
    env: { ...process.env, SOURCE_DATE_EPOCH, NODE_ENV: 'production' },
  })
  const of = (folder: string) => readFileSync(join(folder, 'SHA256SUMS'), 'utf8').split('\n')
  const first = new Set(of(release))
  expect(
    of(other)
      .filter((line) => !first.has(line))
      .map((line) => line.slice(66)),
  ).toEqual(OF_EACH_BUILD)
  expect(of(other).length).toBe(first.size)
})
