import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createDb } from '@fanfare/gateway/db/client.ts'
import { startLogSignals } from '@fanfare/gateway/log/db/log-signals.ts'
import { VERSION } from '@fanfare/kernel/version.ts'
import { startPostgres, type EmbeddedPostgres } from '@fanfare/runner/postgres/start-postgres.ts'
import { freePort } from '@fanfare/runner/processes/free-port.ts'
import { makeRelease } from '@fanfare/runner/release/make-release.ts'
import { inRoot } from '@fanfare/runner/root.ts'
import { hasProgram, installPackages } from '@fanfare/runner/testing/install-packages.ts'
import { Audience } from '../faults/support/audience.ts'
import { expectWholeBooks } from '../faults/support/books.ts'
import { publish, type Campaign } from '../faults/support/campaign.ts'
import { Load } from '../faults/support/load.ts'
import { addPeople } from '../faults/support/people.ts'
import { ask, type Answer } from '../faults/support/wire.ts'
import { Place, type Site, report, startSite } from './support/site.ts'

const NEXT_VERSION = '99.0.0'
/** Adds a table and a column, as an expand may (ADR 0158). */
const NEXT_MIGRATION = `
  '9999-next': {
    kind: 'expand',
    up: async (db) => {
      const { sql } = await import('kysely')
      await sql\`create table next_version (id bigint primary key)\`.execute(db)
      await sql\`alter table rewards add column next_note text\`.execute(db)
    },
  },
}`
/** A file of pages that the version before does not have. */
const NEXT_FILE = '_next/static/chunks/of-the-next-version.js'

const temporary = mkdtempSync(join(tmpdir(), 'fanfare-upgrade-'))
const [older, newer] = [join(temporary, 'older'), join(temporary, 'newer')]
const places = [new Place(), new Place()] as const
const PASSWORD = 'a long password of a test'
const LOGIN = { loginName: 'upgrade@example.test', password: PASSWORD }

let nginx: ChildProcess
let proxy = ''
/** Leads to the gateways as a balancer inside the platform does. */
let inside = ''
let database: EmbeddedPostgres
let db: ReturnType<typeof createDb>
let signals: ReturnType<typeof startLogSignals>
const instances: { settings: Record<string, string>; status: string; site: Site | null }[] = []

function change(file: string, before: string, after: string): void {
  const text = readFileSync(join(newer, file), 'utf8')
  expect(text, file).toContain(before)
  writeFileSync(join(newer, file), text.replace(before, after))
}

async function startNginx(fronts: number[], gateways: number[]): Promise<void> {
  const shipped = readFileSync(inRoot('deploy', 'nginx', 'fanfare.conf'), 'utf8')
  const [port, plain, internal] = [await freePort(), await freePort(), await freePort()]
  const servers = (ports: number[]) => ports.map((one) => `server 127.0.0.1:${one} max_fails=0;`).join(' ')
  // A demonstration has no certificate.
  const site = shipped
    .replace('listen 80;', `listen 127.0.0.1:${plain};`)
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replaceAll(/^.*ssl_.*$/gm, '')
    .replace('server 127.0.0.1:3000 max_fails=0;', servers(fronts))
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(temporary, name)};`)
    .join(' ')
  const platform = `upstream gateways { ${servers(gateways)} } server { listen 127.0.0.1:${internal}; location / { proxy_pass http://gateways; } }`
  const file = join(temporary, 'nginx.conf')
  writeFileSync(
    file,
    `user root; daemon off; pid ${join(temporary, 'nginx.pid')}; error_log ${join(temporary, 'error.log')}; events {}
    http { access_log off; ${folders}\n${site}\n${platform} }`,
  )
  nginx = spawn('/usr/sbin/nginx', ['-e', 'stderr', '-c', file], { stdio: 'inherit' })
  ;[proxy, inside] = [`http://localhost:${port}`, `http://127.0.0.1:${internal}`]
}

async function startInstance(index: number, release: string): Promise<void> {
  const [instance, place] = [instances[index], places[index]]
  if (!instance || !place) throw new Error(`there is no instance ${index}`)
  const command = [join(release, 'node_modules', '.bin', 'node'), join(release, 'packages', 'runner', 'bootstrap.mjs')]
  instance.site = await startSite(place, [command[0] ?? '', command[1] ?? '', 'start'], instance.settings)
  const isReady = async () => expect((await fetch(`${instance.status}/health/ready`)).status).toBe(200)
  await vi.waitFor(isReady, { timeout: 60_000, interval: 200 })
}

async function stopInstance(index: number): Promise<void> {
  const site = instances[index]?.site
  site?.running.process.kill('SIGTERM')
  await site?.running.ended
}

/** Replaces the release of one instance after the other, as docs/deploying/upgrading.md says. */
async function changeTo(release: string): Promise<void> {
  for (const index of [1, 0]) {
    await stopInstance(index)
    await startInstance(index, release)
  }
}

beforeAll(async () => {
  const missing = hasProgram('nginx') || hasProgram('../sbin/nginx') ? [] : ['nginx']
  await installPackages(missing, (line) => process.stderr.write(`${line}\n`))
  makeRelease(older, {})
  cpSync(older, newer, { recursive: true, verbatimSymlinks: true })
  change('packages/kernel/version.ts', `'${VERSION}'`, `'${NEXT_VERSION}'`)
  change(
    'packages/gateway/db/migrate.ts',
    `'0075-schema-needs': schemaNeeds,\n}`,
    `'0075-schema-needs': schemaNeeds,${NEXT_MIGRATION}`,
  )
  writeFileSync(join(newer, '.next', 'static', 'chunks', 'of-the-next-version.js'), '// newer\n')

  database = await startPostgres({ dataDir: temporary, log: () => undefined })
  const ports = [0, 1].map(async () => ({
    front: await freePort(),
    gateway: await freePort(),
    status: await freePort(),
  }))
  const [one, two] = await Promise.all(ports)
  if (!one || !two) throw new Error('no ports')
  await startNginx([one.front, two.front], [one.gateway, two.gateway])
  const REVALIDATE_URL = [one, two].map(({ front }) => `http://127.0.0.1:${front}/revalidate`).join(' ')
  for (const { front, gateway, status } of [one, two]) {
    const settings = {
      PORT: String(front),
      GATEWAY_PORT: String(gateway),
      FRONT_STATUS_PORT: String(status),
      HOST: '127.0.0.1',
      SITE_ORIGIN: proxy,
      SEED: 'none',
      TRUST_PROXY: '1',
      RATE_LIMIT: 'off',
      DATABASE_URL: database.url,
      DATABASE_MIGRATION_URL: database.ownerUrl,
      REVALIDATE_SECRET: 'a secret of the two instances of a test',
      REVALIDATE_URL,
    }
    instances.push({ settings, status: `http://127.0.0.1:${status}`, site: null })
  }
  db = createDb({ connectionString: database.url, poolSize: 3 })
  signals = startLogSignals({ connectionString: database.url, onError: () => undefined })
}, 600_000)

afterAll(async () => {
  await db?.destroy()
  await signals?.stop()
  for (const place of places) place.clear()
  nginx?.kill('SIGKILL')
  await database?.stop()
  rmSync(temporary, { recursive: true, force: true })
})

/** Repeats an act until it is stopped, and keeps every answer that is none. */
function repeat(pauseMs: number, act: (turn: number) => Promise<string | null>) {
  const state = { isStopping: false, times: 0, faults: [] as string[] }
  const running = (async () => {
    for (; !state.isStopping; state.times += 1) {
      const fault = await act(state.times).catch((error: unknown) => String(error))
      if (fault !== null) state.faults.push(fault)
      await sleep(pauseMs)
    }
  })()
  const stop = async () => {
    state.isStopping = true
    await running
    return state
  }
  return { stop }
}

const faultOf = ({ status, code }: Answer): string | null => (code === '00000' ? null : `${status} ${code}`)

/** Visitors of pages that nobody has rendered yet, of files, and people who sign in. */
function startVisitors({ path }: Campaign) {
  const languages = ['de', 'ja', 'ar', 'ru', 'fr', 'ko', 'es', 'tr', 'vi', 'pt']
  const get = async (target: string) => {
    const answer = await fetch(`${proxy}${target}`)
    await answer.arrayBuffer()
    return answer.status === 200 ? null : `${target} ${answer.status}`
  }
  return [
    repeat(100, (turn) => get(`/${languages[turn % languages.length] ?? 'en'}${turn % 2 === 0 ? '' : path}`)),
    repeat(100, (turn) => get(`/en?visit=${turn}`)),
    repeat(500, async () => faultOf(await ask(proxy, { method: 'POST', target: '/v1/user/login', body: LOGIN }))),
  ]
}

const versionsOf = (): Promise<unknown[]> =>
  Promise.all(
    instances.map(async ({ settings }) => {
      const answer = await fetch(`http://127.0.0.1:${settings.GATEWAY_PORT}/health/live`)
      return ((await answer.json()) as { data: { version: string } }).data.version
    }),
  )

test(
  'an upgrade and the way back, one instance after the other behind the shipped nginx, fail no request, claim or socket',
  { tags: ['long'], timeout: 900_000 },
  async () => {
    await startInstance(0, older)
    await startInstance(1, older)
    expect(faultOf(await ask(proxy, { method: 'POST', target: '/v1/user/register', body: LOGIN }))).toBeNull()
    const campaign = await publish(inside)
    const people = await addPeople(db, 200)
    const audience = await Audience.open({ db, origins: [proxy], people: people.slice(0, 4) })
    const load = new Load({ front: proxy, origins: [proxy], operators: [inside], campaign, people, pauseMs: 40 })
    const visitors = startVisitors(campaign)
    await load.answers(100)

    await changeTo(newer)
    expect(await versionsOf()).toEqual([NEXT_VERSION, NEXT_VERSION])
    await load.answers(100)
    await stopInstance(1)
    await startInstance(1, older)
    expect(await versionsOf()).toEqual([NEXT_VERSION, VERSION])
    const files = repeat(20, async () => {
      const { status } = await fetch(`${proxy}/${NEXT_FILE}`)
      return status === 200 ? null : `${NEXT_FILE} ${status}`
    })
    await load.answers(100)
    expect((await files.stop()).faults).toEqual([])
    await stopInstance(0)
    await startInstance(0, older)
    expect(await versionsOf()).toEqual([VERSION, VERSION])
    await load.answers(100)

    const visited = await Promise.all(visitors.map(({ stop }) => stop()))
    report(`${visited.map(({ times }) => times).join(', ')} visits of pages, home and sign-ins, ${load.answered} calls`)
    expect(visited.flatMap(({ faults }) => faults)).toEqual([])
    await load.stop()
    expect(load.refused).toBe(0)
    expect(await audience.expectEverything()).toBeGreaterThan(0)
    await load.finish()
    await expectWholeBooks(db, campaign, load)
  },
)

test(
  'each process that is killed under load costs requests in progress alone, and no claim',
  { tags: ['long'], timeout: 600_000 },
  async () => {
    const campaign = await publish(inside)
    const load = new Load({
      origins: [proxy],
      operators: [inside],
      campaign,
      people: await addPeople(db, 100),
      pauseMs: 40,
    })
    const visitors = startVisitors(campaign)
    for (const [index, place] of places.entries())
      for (const part of ['front', 'site', 'gateway'] as const) {
        await load.answers(40)
        const pid = place.pidOf(part)
        if (pid === null) throw new Error(`there is no ${part}`)
        process.kill(pid, 'SIGKILL')
        await vi.waitFor(
          async () => {
            expect(place.pidOf(part)).not.toBe(pid)
            expect((await fetch(`${instances[index]?.status}/health/ready`)).status).toBe(200)
          },
          { timeout: 90_000, interval: 200 },
        )
      }
    const visited = await Promise.all(visitors.map(({ stop }) => stop()))
    await load.stop()
    const cut = load.wrong.splice(0)
    report(
      `${cut.length} of ${load.answered} calls and ${visited.map(({ faults }) => faults.length).join(', ')} of ${visited.map(({ times }) => times).join(', ')} visits cut by six kills`,
    )
    // nginx repeats no call that an instance may have processed.
    expect(cut.filter((line) => !/ was answered 502 /.test(line))).toEqual([])
    await load.finish()
    await expectWholeBooks(db, campaign, load)
    expect(
      execFileSync(process.execPath, ['packages/runner/bootstrap.mjs', 'audit'], {
        cwd: inRoot(),
        encoding: 'utf8',
        env: { ...process.env, ...instances[0]?.settings, DATA_DIR: places[0].dataDir },
      }),
    ).toContain('No violation.')
  },
)
