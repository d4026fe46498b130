import { execFileSync } from 'node:child_process'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { request } from 'node:https'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { temporaryFolder } from '@fanfare/kernel/testing/temporary-folder.ts'
import { parse } from 'yaml'
import { activityList } from '@fanfare/contract/activity/list.ts'
import { signatureHeaders } from '@fanfare/gateway/testing/signed-request.ts'
import { freePorts } from '@fanfare/runner/processes/free-port.ts'
import { inRoot } from '@fanfare/runner/root.ts'
import { deployed } from '../availability/support/debian.ts'
import { DEBIAN, makeStandIns, startDocker, type Docker } from './support/docker.ts'
import { deadline } from '@fanfare/kernel/testing/deadline.ts'

const NAME = 'promo.example.com'
/** Services with the number of their containers. */
const SERVICES = { proxy: 1, site: 1, gateway: 2, database: 1, redis: 1 }
const MINUTE_MS = 60_000
/** CAP_NET_BIND_SERVICE, as the kernel prints it. */
const BIND_LOW_PORTS = '0000000000000400'

interface Compose {
  services: Record<string, { secrets?: string[]; profiles?: string[] }>
}

interface Container {
  Name: string
  State: { Pid: number; StartedAt: string; ExitCode: number; Health: { Status: string } }
}

const dir = temporaryFolder()
const file = join(dir, 'deploy', 'compose', 'compose.yml')
let engine: Docker
let port: number
const compose = (...args: string[]) => engine.compose(file, ...args)

async function containers(service = ''): Promise<Container[]> {
  const ids = (await compose('ps', '--quiet', ...(service ? [service] : []))).split('\n').filter(Boolean)
  return ids.length === 0 ? [] : (JSON.parse(await engine.docker('inspect', ...ids)) as Container[])
}

/** A copy of `deploy/` with what a deployer replaces, and a certificate that no authority has to make. */
async function writeDeployment(): Promise<void> {
  const [https = 0, http = 0] = await freePorts(2)
  port = https
  cpSync(inRoot('deploy'), join(dir, 'deploy'), { recursive: true })
  const build = (target: string) => `build: { context: ../.., dockerfile: deploy/image/Dockerfile, target: ${target} }`
  const here = (target: string) =>
    `build: { context: ${inRoot()}, dockerfile: deploy/image/Dockerfile, target: ${target}, args: { BASE: ${DEBIAN} } }`
  const shipped = deployed('compose/compose.yml', {
    // Version 1 does not know it.
    'name: fanfare\n': '',
    "['80:80', '443:443', '443:443/udp']": `['127.0.0.1:${http}:80', '127.0.0.1:${https}:443']`,
    [build('site')]: here('site'),
    [build('gateway')]: here('gateway'),
  })
  writeFileSync(file, shipped)
  const caddy = deployed('caddy/Caddyfile', {
    '{$SITE_NAME:promo.example.com} {': '{$SITE_NAME:promo.example.com} {\n\ttls internal',
  })
  writeFileSync(join(dir, 'deploy', 'caddy', 'Caddyfile'), caddy)
  execFileSync('sh', [join(dir, 'deploy', 'compose', 'make-secrets.sh')])
}

/** Asks the proxy as the world does. */
const ask = (
  path: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; headers: Record<string, unknown> }> =>
  new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path, servername: NAME, rejectUnauthorized: false }
    const asked = request({ ...options, headers: { host: NAME, ...headers } }, (answer) => {
      answer.resume().on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers }))
    })
    asked.on('error', reject)
    asked.end()
  })

/** A call as pages sign it, which a gateway answers from its database. */
const call = () => {
  const key = readFileSync(join(dir, 'deploy', 'compose', 'secrets', 'sign-key'), 'utf8').trim()
  return ask(
    activityList.path,
    signatureHeaders({ method: 'GET', target: activityList.path }, { now: Date.now(), key }),
  )
}

async function untilHealthy(): Promise<void> {
  await vi.waitFor(
    async () => {
      const states = (await containers()).map(({ Name, State }) => `${Name} ${State.Health.Status}`)
      expect(states.filter((state) => !state.endsWith(' healthy'))).toEqual([])
      expect(states).toHaveLength(Object.values(SERVICES).reduce((sum, count) => sum + count))
    },
    { timeout: deadline(5 * MINUTE_MS), interval: 1_000 },
  )
}

describe('compose', { tags: ['night'] }, () => {
  beforeAll(async () => {
    await writeDeployment()
    engine = await startDocker(dir)
    await makeStandIns(engine.docker, dir)
    await compose('build')
    await compose('up', '--detach')
    await untilHealthy()
  }, 30 * MINUTE_MS)

  afterAll(async () => {
    if (engine === undefined) return
    await compose('down', '--volumes', '--timeout', '5').catch(() => undefined)
    await engine.stop()
  }, 2 * MINUTE_MS)

  test('[GW-7] the whole file comes up from the sources, and serves pages and calls over HTTPS', async () => {
    for (const [service, count] of Object.entries(SERVICES)) expect(await containers(service)).toHaveLength(count)
    const page = await ask('/en')
    expect([page.status, page.headers['strict-transport-security']]).toEqual([200, expect.stringContaining('max')])
    expect((await ask('/health')).status).toBe(404)
    expect((await call()).status).toBe(200)
  })

  test('each container has only its own secrets and a read-only root, and only the proxy has a capability', async () => {
    const { services } = parse(readFileSync(file, 'utf8'), { merge: true }) as Compose
    for (const [service, { secrets = [], profiles }] of Object.entries(services)) {
      if (profiles !== undefined) continue
      const inside = (...command: string[]) => compose('exec', '-T', service, ...command)
      const found = await inside('sh', '-c', 'ls /run/secrets 2>/dev/null || true')
      expect({ service, found: found.split('\n').filter(Boolean) }).toEqual({ service, found: secrets.toSorted() })
      const status = await inside('cat', '/proc/self/status')
      const capabilities = service === 'proxy' ? BIND_LOW_PORTS : '0000000000000000'
      expect(status, service).toMatch(new RegExp(`^CapEff:\\t${capabilities}$`, 'm'))
      await expect(inside('touch', '/opt/x'), service).rejects.toThrow('Read-only file system')
    }
  })

  test('the command of an operator runs in a gateway', async () => {
    expect(await compose('exec', '-T', 'gateway', 'node', 'packages/runner/bootstrap.mjs', 'audit')).toContain(
      'No violation.',
    )
  })

  test('the backup is a command that writes an encrypted one', async () => {
    const said = await compose('run', '--rm', 'backup')
    expect(said).toMatch(/Backup in \/data\/\d{4}-.*: \d+ rows of \d+ tables/)
    expect(said).toContain('Encrypted with BACKUP_KEY')
  })

  test('[GW-7] one killed gateway of two fails no page and no call, and is started again', async () => {
    const [killed] = await containers('gateway')
    if (killed === undefined) throw new Error('no gateway')
    process.kill(killed.State.Pid, 'SIGKILL')
    const statuses = new Set<number>()
    await vi.waitFor(
      async () => {
        statuses.add((await ask('/en/rewards')).status)
        statuses.add((await call()).status)
        const now = (await containers('gateway')).find(({ Name }) => Name === killed.Name)
        expect(now?.State.StartedAt).not.toBe(killed.State.StartedAt)
        expect(now?.State.Health.Status).toBe('healthy')
      },
      { timeout: deadline(2 * MINUTE_MS), interval: 100 },
    )
    expect([...statuses]).toEqual([200])
  })

  test('all end by themselves when they are stopped, and come back with their data', async () => {
    const query = ['--tuples-only', '--dbname=fanfare', '--command=select system_identifier from pg_control_system()']
    const identifier = () => compose('exec', '-T', 'database', 'psql', '--no-psqlrc', ...query)
    const before = await identifier()
    await compose('stop')
    const codes = (await containers()).map(({ Name, State }) => [Name, State.ExitCode])
    expect(codes.filter(([, code]) => code !== 0)).toEqual([])
    await compose('up', '--detach')
    await untilHealthy()
    expect(await identifier()).toBe(before)
    expect((await ask('/en')).status).toBe(200)
  })
})
