import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { dayRhythm } from '@fanfare/gateway/seed/day-rhythm.ts'
import { createMarket, type MarketStep } from '@fanfare/gateway/simulator/market.ts'
import { inRoot } from '@fanfare/runner/root.ts'

/** Steps a second of the demonstration that the README starts. */
const DEMO_RATE = 50
const FACTORS = [1, 10, 100, 1_000]
/** @assumed what people read for each step of theirs; the simulator opens no pages. */
const PAGES_PER_STEP = 2
const READS_PER_STEP = 4
/** A password by scrypt with N = 2^15, measured on the machine of docs/bench.csv. */
const PASSWORD_SECONDS = 0.1
/** Beyond it, requests wait for each other. */
const BUSY_CORE = 0.6

const CLUSTER_FROM = 100
const CORES_OF_NODE = 16
const CLUSTER_HEAD =
  'Load | Cores of PostgreSQL | Nodes of 16 cores, at 60 % | Writes/s | Cores of the coordinator for the ledger, at most'
const HEAD =
  'Load | Pages/s | Reads/s | Writes/s | Events/s | Registrations/s | Cores: front | gateway | PostgreSQL, reads | PostgreSQL, the rest | Fronts | Gateways | Cores of PostgreSQL'

const MONDAY = Date.parse('2026-11-16T00:00:00Z')
const HOUR_MS = 3_600_000
/** A day of so many steps a second shows the shares of their kinds. */
const SAMPLE_RATE = 0.25

const KINDS = ['page', 'read', 'write', 'event', 'registration'] as const
type Kind = (typeof KINDS)[number]

/** Processor seconds. */
interface Cost {
  front: number
  gateway: number
  database: number
}

/** @throws Error when the table of docs/bench.csv has no such row */
function numbersIn(figures: string, row: RegExp): number[] {
  const found = row.exec(figures)
  if (found === null) throw new Error(`docs/bench.csv has no row like ${row.source}`)
  return found.slice(1).map((text) => Number(text.replaceAll(',', '')))
}

/** @param figures docs/bench.csv */
function unitCosts(figures: string): Record<Kind, Cost> {
  const micro = (row: RegExp) => numbersIn(figures, row).map((us) => us / 1_000_000)
  const [page = 0] = micro(/"A cached page through the front.*?; front (\d+) µs/)
  const [gateway = 0, database = 0] = micro(/"Signed claims.*?a claim: gateway (\d+) µs, database (\d+) µs/)
  const [front = 0] = micro(/"The same claims through the front".*?front’s processor time a claim: (\d+) µs/)
  const [rate = 0, ofGateway = 0, ofDatabase = 0] = numbersIn(
    figures,
    /"Trades taken in, three live leaderboards".*?"([\d,]+)\/s.*?cores used: gateway ([\d.]+), database ([\d.]+)/,
  )
  const call = { front, gateway, database }
  return {
    page: { front: page, gateway: 0, database: 0 },
    // The figures have no reading call: the cost of a claim is more than one needs.
    read: call,
    write: call,
    event: { front: 0, gateway: ofGateway / rate, database: ofDatabase / rate },
    registration: { ...call, gateway: gateway + PASSWORD_SECONDS },
  }
}

/** The shares of the kinds among the steps of a simulated day. */
function sharesOfKinds(): (kind: MarketStep['kind']) => number {
  const around = { activityIds: ['a'], lotteryIds: ['a'], leadTraders: ['t'], inviteCodes: ['c'] }
  const steps = createMarket({ seed: 1, rate: SAMPLE_RATE }).next(MONDAY, 24 * HOUR_MS, around)
  const counts = Map.groupBy(steps, ({ kind }) => kind)
  return (kind) => (counts.get(kind)?.length ?? 0) / steps.length
}

/** Of the busiest hour of a week, against its mean. */
const peakOfWeek = (): number =>
  Math.max(...Array.from({ length: 7 * 24 }, (_, hour) => dayRhythm(MONDAY + hour * HOUR_MS)))

const rounded = (value: number): string =>
  value >= 10 ? Math.round(value).toLocaleString('en') : value.toLocaleString('en', { maximumSignificantDigits: 2 })

const tableOf = (head: string, rows: readonly (readonly string[])[]): string =>
  [`| ${head} |`, `|${head.replaceAll(/[^|]+/g, '---')}|`, ...rows.map((cells) => `| ${cells.join(' | ')} |`)].join(
    '\n',
  )

/** The tables of docs/deploying/scale.md and, for clusters, of deploy/citus/README.md. @param figures docs/bench.csv */
function loadTables(figures: string): { one: string; cluster: string } {
  const [costs, share, peak] = [unitCosts(figures), sharesOfKinds(), peakOfWeek()]
  const cluster: string[][] = []
  const rows = FACTORS.map((factor) => {
    const steps = DEMO_RATE * factor * peak
    const rates = {
      page: steps * PAGES_PER_STEP,
      read: steps * READS_PER_STEP,
      write: steps * (share('join') + share('claim') + share('draw')),
      event: steps * share('fact'),
      registration: steps * share('register'),
    }
    const coresFor = (kind: Kind, part: keyof Cost) => rates[kind] * costs[kind][part]
    const coresOf = (part: keyof Cost) => KINDS.reduce((sum, kind) => sum + coresFor(kind, part), 0)
    const [front, gateway, database] = [coresOf('front'), coresOf('gateway'), coresOf('database')]
    const reads = coresFor('read', 'database')
    const ofNodes = Math.ceil(database / (CORES_OF_NODE * BUSY_CORE))
    if (factor >= CLUSTER_FROM)
      cluster.push([
        `${factor.toLocaleString('en')} ×`,
        ...[database, ofNodes, rates.write, coresFor('write', 'database')].map(rounded),
      ])
    return [
      `${factor.toLocaleString('en')} ×`,
      ...KINDS.map((kind) => rounded(rates[kind])),
      ...[front, gateway, reads, database - reads].map(rounded),
      ...[front, gateway, database].map((cores) => String(Math.ceil(cores / BUSY_CORE))),
    ]
  })
  return { one: tableOf(HEAD, rows), cluster: tableOf(CLUSTER_HEAD, cluster) }
}

const read = (path: string) => readFileSync(inRoot(path), 'utf8')

test('the guides to scaling and to clusters have the load model that today’s figures give', () => {
  const { one, cluster } = loadTables(read('docs/bench.csv'))
  expect(read('docs/deploying/scale.md')).toContain(one)
  expect(read('deploy/citus/README.md')).toContain(cluster)
})

test('a model of figures that are not in the document is refused', () => {
  expect(() => loadTables('nothing')).toThrow('has no row')
})
