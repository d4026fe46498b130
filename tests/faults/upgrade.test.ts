// @module-tag long
import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { temporaryFolder } from '@fanfare/kernel/testing/temporary-folder.ts'
import { createDb } from '@fanfare/gateway/db/client.ts'
import { isSchemaNewer } from '@fanfare/gateway/db/migrate.ts'
import { VERSION } from '@fanfare/kernel/version.ts'
import { LOCALES } from '@fanfare/languages/locales.ts'
import { freePorts } from '@fanfare/runner/processes/free-port.ts'
import { makeRelease } from '@fanfare/runner/release/make-release.ts'
import { startPostgres15, urlAt } from '#tests/availability/support/debian.ts'
import { installPrograms, writeCertificate, nginxCommand } from '#tests/deploy/support/nginx.ts'
import { logInCode, registerPerson } from '#tests/lifecycle/support/person.ts'
import { type Part, report, until } from '#tests/lifecycle/support/processes.ts'
import { finish, run, type Running } from '#tests/lifecycle/support/run.ts'
import { Place, type Site, startSite } from '#tests/lifecycle/support/site.ts'
import { Audience } from './support/audience.ts'
import { expectWholeBooks } from './support/books.ts'
import { type Campaign, publish } from './support/campaign.ts'
import { Load } from './support/load.ts'
import { readPage } from './support/page.ts'
import { addPeople, type Person } from './support/people.ts'
import { ask } from './support/wire.ts'

vi.setConfig({ testTimeout: 600_000 })

const NEWER = '99.0.0'
/** Locks a table that claims use, and then builds an index of it. */
const STEP = `'9999-newer': {
    kind: 'expand',
    up: (db) => db.schema.alterTable('rewards').addColumn('newer', 'text').execute(),
    indexes: { rewards_newer: 'on rewards (newer)' },
  },`
/** A file of pages that the older version does not have. */
const NEWER_FILE = '_next/static/chunks/of-the-newer-version.js'
/** Number of answers before and after each change. */
const ANSWERS = 80
/** Pause of a visitor between two requests, so that the load leaves the machine time for the starts, ms. */
const PAUSE_MS = 100
/** A start under load on a busy machine. */
const START_SECONDS = 150

const dir = temporaryFolder()
const [older, newer] = [join(dir, 'older'), join(dir, 'newer')]

/** A copy of the release by hard links, with another version number and one more migration. */
function makeNewer(): void {
  execFileSync('cp', ['-al', older, newer])
  const changes = [
    ['packages/kernel/version.ts', `'${VERSION}'`, `'${NEWER}'`],
    ['packages/gateway/db/migrate.ts', 'STEPS: SchemaSteps = {', `STEPS: SchemaSteps = {\n  ${STEP}`],
  ] as const
  for (const [path, from, to] of changes) {
    const file = join(newer, path)
    const text = readFileSync(file, 'utf8')
    expect(text, path).toContain(from)
    rmSync(file)
    writeFileSync(file, text.replace(from, to))
  }
  writeFileSync(join(newer, '.next', NEWER_FILE.replace('_next/', '')), '// newer\n')
}

/** `npm start` of a release, with ports and a data directory that all its versions have. */
class Instance {
  readonly place = new Place()
  readonly #settings: Record<string, string>
  #site: Site | undefined

  constructor(settings: Record<string, string>) {
    this.#settings = settings
  }

  get gatewayOrigin(): string {
    return `http://127.0.0.1:${this.#settings.GATEWAY_PORT}`
  }

  async start(release: string): Promise<void> {
    const [program, ...args] = commandOf(release)
    this.#site = await startSite(this.place, [program, ...args, 'start'], this.#settings)
  }

  /** As a service manager does; open requests end first. */
  async stop(): Promise<void> {
    this.#site?.running.process.kill('SIGTERM')
    expect(await (this.#site?.running.ended ?? 0)).toBe(0)
    this.#site = undefined
  }

  /** The version of the gateway that runs. */
  async version(): Promise<string> {
    const answer = await fetch(`${this.gatewayOrigin}/health/live`)
    return ((await answer.json()) as { data: { version: string } }).data.version
  }

  async isWell(): Promise<boolean> {
    const asked = [`${this.gatewayOrigin}/health/ready`, `http://127.0.0.1:${this.#settings.PORT}/en`]
    const answers = await Promise.allSettled(asked.map((url) => fetch(url)))
    return answers.every((answer) => answer.status === 'fulfilled' && answer.value.ok)
  }

  /** Kills the process as a lack of memory would, and waits until another one has replaced it. */
  async outlives(part: Part): Promise<void> {
    const before = this.place.running(part)
    process.kill(before, 'SIGKILL')
    await until(`another ${part}`, START_SECONDS, () => ![before, null].includes(this.place.pidOf(part)))
    await until(`everything works after the end of the ${part}`, START_SECONDS, () => this.isWell())
  }

  audit(release: string) {
    const [program, ...args] = commandOf(release)
    return finish(program, [...args, 'audit'], this.place.settings(this.#settings))
  }
}

const commandOf = (release: string): [string, string] => [
  join(release, 'node_modules', '.bin', 'node'),
  join(release, 'packages', 'runner', 'bootstrap.mjs'),
]

/** Pages in all languages, reads and sign-ins, one after another, until `stop`. */
class Visits {
  readonly answered = { page: 0, read: 0, 'sign-in': 0 }
  readonly failed: { kind: keyof Visits['answered']; how: string }[] = []
  readonly #running: Promise<void>
  #stopping = false

  constructor(url: string, { activityId, path, title }: Campaign, person: Parameters<typeof logInCode>[1]) {
    this.#running = this.#run({
      page: async (turn) => {
        const page = await readPage(`${url}/${LOCALES[turn % LOCALES.length]}${path}`)
        return page.status === 200 && page.html.includes(title) ? null : `${page.status}`
      },
      read: async () => {
        const { status, code } = await ask(url, {
          method: 'GET',
          target: `/v1/activity/noLoginDetail?activityId=${activityId}`,
        })
        return code === '00000' ? null : `${status} ${code}`
      },
      'sign-in': async () => {
        const code = await logInCode(url, person)
        return code === '00000' ? null : code
      },
    })
  }

  async #run(kinds: Record<keyof Visits['answered'], (turn: number) => Promise<string | null>>): Promise<void> {
    const visit = async (kind: keyof Visits['answered']): Promise<void> => {
      for (let turn = 0; !this.#stopping; turn += 1) {
        const how = await kinds[kind](turn).catch((error: unknown) => String((error as Error).cause ?? error))
        if (how === null) this.answered[kind] += 1
        else this.failed.push({ kind, how })
        await sleep(PAUSE_MS)
      }
    }
    await Promise.all((Object.keys(kinds) as (keyof Visits['answered'])[]).map(visit))
  }

  async stop(): Promise<this> {
    this.#stopping = true
    await this.#running
    return this
  }
}

let postgres: Awaited<ReturnType<typeof startPostgres15>>
let proxy: Running
let db: ReturnType<typeof createDb>
let url: string
let campaign: Campaign
const instances: Instance[] = []
/** Of the current test. */
let running: { stop: () => Promise<unknown> }[] = []

beforeAll(async () => {
  await installPrograms(['nginx', 'openssl'])
  postgres = await startPostgres15()
  makeRelease(older, process.env)
  makeNewer()
  const [port = 0, plainPort = 0, ...ports] = await freePorts(6)
  const fronts = ports.slice(0, 2)
  url = `https://localhost:${port}`
  const certified = writeCertificate(dir, 'localhost')
  setDefaultCACertificates([...getCACertificates(), readFileSync(certified.certificate, 'utf8')])
  const [program, ...args] = nginxCommand({ dir, port, plainPort, fronts, ...certified })
  proxy = run(program, args, {})
  db = createDb({ connectionString: urlAt(postgres.port), poolSize: 3 })
  const shared = {
    SITE_ORIGIN: url,
    HOST: '127.0.0.1',
    TRUST_PROXY: '1',
    DATABASE_URL: urlAt(postgres.port),
    DATABASE_MIGRATION_URL: urlAt(postgres.port, 'fanfare_owner'),
    REVALIDATE_URL: fronts.map((front) => `http://127.0.0.1:${front}/revalidate`).join(' '),
    REVALIDATE_SECRET: 'one-secret-of-both-instances-for-this-test',
    SEED: 'none',
    RATE_LIMIT: 'off',
  }
  for (const [index, front] of fronts.entries()) {
    const instance = new Instance({ ...shared, PORT: String(front), GATEWAY_PORT: String(ports[index + 2]) })
    instances.push(instance)
    await instance.start(older)
  }
  campaign = await publish(instances[0]?.gatewayOrigin ?? '')
})

afterEach(async () => {
  for (const each of running.splice(0)) await each.stop()
})
afterAll(async () => {
  await db?.destroy()
  for (const instance of instances) {
    await instance.stop()
    instance.place.clear()
  }
  proxy?.process.kill('SIGKILL')
  await postgres?.stop()
})

async function startLoad() {
  const people: Person[] = await addPeople(db, 40)
  const operators = instances.map(({ gatewayOrigin }) => gatewayOrigin)
  const load = new Load({ front: url, origins: [url], operators, campaign, people, pauseMs: PAUSE_MS })
  const visits = new Visits(url, campaign, await registerPerson(url))
  const audience = await Audience.open({ db, origins: [url], people: people.slice(0, 4) })
  running = [load, visits, audience]
  await load.answers(ANSWERS)
  return { load, visits, audience, people }
}

function reportCounts({ load, visits }: Awaited<ReturnType<typeof startLoad>>): void {
  const refused = JSON.stringify([...load.refusals].map(([kind, { length }]) => [kind, length]))
  const failed = JSON.stringify(visits.failed)
  report(`${load.answered} calls, refused ${refused}; ${JSON.stringify(visits.answered)}, failed ${failed}`)
}

/** Everyone repeats the claim, as the site does for a claim without an answer; then the books are compared with the answers. */
async function expectNothingLost({ load, audience, people }: Awaited<ReturnType<typeof startLoad>>): Promise<void> {
  await load.finish()
  expect(load.acknowledged.rewards.size).toBe(people.length)
  expect(await audience.expectEverything()).toBeGreaterThan(0)
  await expectWholeBooks(db, campaign, load)
  report(`${audience.reconnects} sockets connected again`)
}

test('[GW-1][GW-3][DEV-19] an upgrade of two instances one after the other, and the way back, fail no request', async () => {
  const all = await startLoad()
  const { load, visits } = all
  const versions: string[] = []
  for (const release of [newer, older])
    for (const instance of instances) {
      await instance.stop()
      await load.answers(ANSWERS)
      await instance.start(release)
      await load.answers(ANSWERS)
      const found = (await Promise.all(instances.map((one) => one.version()))).join(' ')
      // A page of one version asks for its files at an instance of either.
      if (found.includes(NEWER))
        for (let time = 0; time < 6; time += 1) expect((await fetch(`${url}/${NEWER_FILE}`)).status).toBe(200)
      versions.push(found)
    }
  await Promise.all([load.stop(), visits.stop()])
  reportCounts(all)
  expect(versions).toEqual([`${NEWER} ${VERSION}`, `${NEWER} ${NEWER}`, `${VERSION} ${NEWER}`, `${VERSION} ${VERSION}`])
  expect(await isSchemaNewer(db)).toBe(true)
  expect(visits.failed).toEqual([])
  // The platform sends events to the gateways themselves, and repeats them at the other one.
  expect([...load.refusals].filter(([kind]) => kind !== 'an event')).toEqual([])
  await expectNothingLost(all)
  expect((await instances[0]?.audit(older))?.stdout).toContain('No violation.')
})

test('[GW-3][GW-7] the loss of any process of an instance fails no page, read or repeated claim', async () => {
  const all = await startLoad()
  const { load, visits } = all
  for (const instance of instances)
    for (const part of ['gateway', 'site', 'front'] as const) {
      await instance.outlives(part)
      await load.answers(ANSWERS)
    }
  await Promise.all([load.stop(), visits.stop()])
  reportCounts(all)
  expect(load.refusals.get('a page')).toBeUndefined()
  expect(visits.failed.filter(({ kind }) => kind !== 'sign-in')).toEqual([])
  await expectNothingLost(all)
})
