import { execFile } from 'node:child_process'
import { openSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { temporaryFolder } from '@fanfare/kernel/testing/temporary-folder.ts'
import { parse } from 'yaml'
import { logout } from '@fanfare/contract/session/session.ts'
import { DEVELOPMENT_SIGN_KEY } from '@fanfare/kernel/config/config.ts'
import { signatureHeaders } from '@fanfare/gateway/testing/signed-request.ts'
import { spawnGateway, type SpawnedGateway } from '@fanfare/gateway/testing/spawn-gateway.ts'
import { startGateway } from '@fanfare/gateway/testing/start-gateway.ts'
import { createTestDatabase, type TestDatabase } from '@fanfare/gateway/testing/test-database.ts'
import { inRoot } from '@fanfare/runner/root.ts'
import { hasProgram, installPackages } from '@fanfare/runner/testing/install-packages.ts'
import { FaultProxy } from '../faults/support/fault-proxy.ts'
import { startFront } from '../fixtures/start-front.ts'

type Rule = { alert: string; expr: string; for?: string }
type Panel = { title: string; targets: { expr: string }[] }

const shipped = (path: string): string => readFileSync(inRoot('deploy', path), 'utf8')
const RULES = (parse(shipped('prometheus/fanfare.rules.yml')) as { groups: { rules: Rule[] }[] }).groups.flatMap(
  ({ rules }) => rules,
)
const DASHBOARDS = readdirSync(inRoot('deploy', 'grafana')).map((name) => ({
  name,
  panels: (JSON.parse(shipped(`grafana/${name}`)) as { panels: Panel[] }).panels,
}))

const dir = temporaryFolder()
let fired: ReturnType<typeof promtool>
let database: TestDatabase
let link: FaultProxy
let gateway: SpawnedGateway
let front: Awaited<ReturnType<typeof startFront>>

const scrape = async (origin: string): Promise<string> => (await fetch(`${origin}/metrics`)).text()

beforeAll(async () => {
  await installPackages(hasProgram('promtool') ? [] : ['prometheus'], (line) => process.stderr.write(`${line}\n`))
  // Needs seconds, so it runs while the parts start.
  fired = promtool('test', 'rules', inRoot('deploy/prometheus/fanfare.rules.test.yml'))
  database = await createTestDatabase()
  const url = new URL(database.url)
  link = await FaultProxy.start(Number(url.port))
  url.host = `127.0.0.1:${link.port}`
  // The metrics of Redis are there with a Redis that does not answer as well.
  gateway = await spawnGateway(url.href, { REDIS_URL: 'redis://127.0.0.1:9' })
  front = await startFront(gateway.origin)
})

afterAll(async () => {
  await front.stop()
  await gateway.kill()
  await link.stop()
  await database.drop()
})

const promtool = (...args: string[]) =>
  new Promise<{ error: Error | null; output: string }>((done) => {
    execFile('promtool', args, (error, stdout, stderr) => done({ error, output: stdout + stderr }))
  })

describe('the shipped files', () => {
  test.each([
    ['check', 'rules', '--lint-fatal', inRoot('deploy/prometheus/fanfare.rules.yml')],
    ['check', 'config', '--syntax-only', inRoot('deploy/prometheus/prometheus.yml')],
  ])('Prometheus accepts the files: %s %s', async (...args) => {
    expect(await promtool(...args)).toMatchObject({ error: null })
  })

  test('every alert fires in its case, and has a case and instructions', async () => {
    expect(RULES.length).toBeGreaterThan(20)
    expect(await fired).toMatchObject({ error: null })
    const cases = [...shipped('prometheus/fanfare.rules.test.yml').matchAll(/alertname: (\w+)/g)].map(
      ([, name]) => name,
    )
    expect(cases).toEqual(RULES.map(({ alert }) => alert))
    const headings = [...readFileSync(inRoot('docs/deploying/monitor.md'), 'utf8').matchAll(/^### (Fanfare\w+)$/gm)]
    expect(headings.map(([, name]) => name)).toEqual(RULES.map(({ alert }) => alert))
  })

  test('rules and dashboards name only metrics that a running gateway or front has', async () => {
    const text = (await scrape(gateway.origin)) + (await scrape(front.status))
    const known = new Set(['up'])
    for (const [, name = '', type] of text.matchAll(/^# TYPE (\w+) (\w+)$/gm))
      for (const part of type === 'histogram' ? ['_bucket', '_count', '_sum'] : ['']) known.add(name + part)
    const used = [
      ...RULES.map(({ alert, expr }) => [alert, expr] as const),
      ...DASHBOARDS.flatMap(({ name, panels }) =>
        panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [`${name}: ${title}`, expr] as const)),
      ),
    ]
    expect(used.length).toBeGreaterThan(50)
    const names = used.flatMap(([where, expr]) => {
      const found = [...expr.replaceAll(/"[^"]*"/g, '').matchAll(/\b(?:fanfare|nodejs|process)_\w+|\bup\b/g)]
      expect(found.length, where).toBeGreaterThan(0)
      return found.map(([name]) => `${where}: ${name}`)
    })
    expect(names.filter((line) => !known.has(line.slice(line.lastIndexOf(' ') + 1)))).toEqual([])
  })
})

/** The alerts that fire when these metrics stay as they are for 15 minutes. */
async function alertsOf(job: string, text: string): Promise<string[]> {
  const input_series = text
    .split('\n')
    .flatMap((line) => /^(\w+)(?:\{(.*)\})? (-?[\d.e+-]+)$/.exec(line)?.slice(1, 4) ?? [])
    .flatMap((_part, at, all) => {
      if (at % 3 !== 0) return []
      const labels = [`job="${job}"`, 'instance="a"', ...(all[at + 1] ? [all[at + 1]] : [])]
      return [{ series: `${all[at]}{${labels.join(',')}}`, values: `${Number(all[at + 2])}x20` }]
    })
  const tests = RULES.map(({ alert }) => ({
    interval: '1m',
    input_series,
    alert_rule_test: [{ eval_time: '15m', alertname: alert, exp_alerts: [] }],
  }))
  const file = join(dir, 'fault.yml')
  writeFileSync(file, JSON.stringify({ rule_files: [inRoot('deploy/prometheus/fanfare.rules.yml')], tests }))
  const { output } = await promtool('test', 'rules', file)
  return [...new Set([...output.matchAll(/alertname: (\w+)/g)].map(([, name = '']) => name))].filter((alert) =>
    output.includes(`alertname="${alert}"`),
  )
}

describe('real faults', () => {
  test(
    'a front whose gateway is gone, and a database that does not answer, are alerts',
    { tags: ['long'] },
    async () => {
      expect(await alertsOf('fanfare-gateway', await scrape(gateway.origin))).toEqual(['FanfareRedisDown'])
      await vi.waitFor(async () => expect((await fetch(`${front.status}/health/ready`)).status).toBe(200))
      expect(await alertsOf('fanfare-front', await scrape(front.status))).toEqual([])
      await link.set({ kind: 'down' })
      await vi.waitFor(async () => {
        expect(await alertsOf('fanfare-gateway', await scrape(gateway.origin))).toContain('FanfareDatabaseDown')
      })
      await link.set({ kind: 'none' })
      const second = await startFront('http://127.0.0.1:9')
      expect(await alertsOf('fanfare-front', await scrape(second.status))).toEqual([
        'FanfareFrontCold',
        'FanfareFrontLostPart',
      ])
      await second.stop()
    },
  )

  test('money that no transfer moved is an alert', { tags: ['long'] }, async () => {
    const own = await createTestDatabase()
    await own.attack(`insert into ledger_accounts (account, asset, balance) values ('treasury', 'USDT', 5)`)
    const spoilt = await spawnGateway(own.url)
    await vi.waitFor(async () => {
      const alerts = await alertsOf('fanfare-gateway', await scrape(spoilt.origin))
      expect(alerts).toEqual(expect.arrayContaining(['FanfareAuditViolation', 'FanfareLedgerUnbalanced']))
    })
    await spoilt.kill()
    await own.drop()
  })
})

test('a front that stops answers 503 for as long as it drains', async () => {
  const own = await startFront(gateway.origin)
  await vi.waitFor(async () => expect((await fetch(`${own.status}/health/ready`)).status).toBe(200))
  own.child.kill('SIGTERM')
  await vi.waitFor(
    async () => {
      const answer = await fetch(`${own.status}/health/ready`)
      expect([answer.status, await answer.text()]).toEqual([503, expect.stringContaining('stopping')])
    },
    { interval: 20 },
  )
  await own.stop()
})

describe('the access log', () => {
  test('a call has one id from client to audit log', async () => {
    const lines: string[] = []
    const called = await startGateway({ logTo: { write: (line) => lines.push(line) } })
    const { token } = await called.register()
    const origin = await called.app.listen({ host: '127.0.0.1', port: 0 })
    const file = join(dir, 'front.log')
    const own = await startFront(origin, { log: openSync(file, 'a'), settings: { ACCESS_LOG: 'on' } })
    const signature = signatureHeaders(
      { method: 'POST', target: logout.path },
      { now: Date.now(), key: DEVELOPMENT_SIGN_KEY },
    )
    const headers = { ...signature, authorization: `Bearer ${token}`, 'x-request-id': 'forged' }
    const answer = await fetch(own.origin + logout.path, { method: 'POST', headers })
    const id = answer.headers.get('x-request-id')
    expect([answer.status, id]).toEqual([200, expect.stringMatching(/^req_/)])
    await fetch(`${own.origin}/en?secret=1`)
    await fetch(`${own.origin}/en/preview/secret`)
    const read = () =>
      readFileSync(file, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as object)
    const common = {
      level: 'info',
      msg: 'request',
      time: expect.any(String) as string,
      ms: expect.any(Number) as number,
    }
    await vi.waitFor(() =>
      expect(read()).toEqual([
        { ...common, method: 'POST', destination: 'gateway', status: 200, request: id },
        { ...common, method: 'GET', destination: 'page', path: '/en', status: 200 },
        { ...common, method: 'GET', destination: 'page', status: 200 },
      ]),
    )
    expect(lines.filter((line) => line.includes(`"request":"${id}"`) && line.includes(logout.path))).toHaveLength(1)
    const audited = await called.db.selectFrom('auditLog').select(['action', 'detail']).orderBy('id').execute()
    expect(audited).toContainEqual({ action: 'session.logout', detail: { request: id } })
    await own.stop()
    await called.app.close()
    await called.stop()
  })

  test('a full disk loses lines of the log and no answer, and the metrics count it', async () => {
    const own = await startFront(gateway.origin, { log: openSync('/dev/full', 'a'), settings: { ACCESS_LOG: 'on' } })
    await vi.waitFor(async () => {
      expect((await fetch(`${own.origin}/en`)).status).toBe(200)
      expect(await scrape(own.status)).toMatch(/^fanfare_front_log_failures_total [1-9]/m)
    })
    expect((await fetch(`${own.origin}/en`)).status).toBe(200)
    expect(own.child.exitCode).toBeNull()
    await own.stop()
  })
})
