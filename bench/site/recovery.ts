import { setTimeout as sleep } from 'node:timers/promises'
import type { BenchContext, BenchSite, Figure, Row } from '../figure.ts'
import { median } from '../support/statistics.ts'

const GOAL_S = 5
const RUNS = 5
const PATIENCE_S = 60
const ASK_EVERY_MS = 20
const ANSWER_MS = 1_000
/** After each return, so that no part is killed while another one still recovers. */
const QUIET_MS = 3_000

interface Part {
  name: string
  part: 'gateway' | 'site' | 'front' | 'database'
  /** An address that only this part can answer well, and its status. */
  asks: (site: BenchSite) => { url: string; status: number }
  answer: string
}

let asked = 0
const PARTS: readonly Part[] = [
  {
    name: 'gateway',
    part: 'gateway',
    asks: ({ url }) => ({ url: `${url}/v1/if/health`, status: 200 }),
    answer: 'a call through the front',
  },
  {
    name: 'site',
    part: 'site',
    // The front has no such page, so it asks Next.
    asks: ({ url }) => ({ url: `${url}/en/no-such-page-${(asked += 1)}`, status: 404 }),
    answer: 'a page that the front does not have',
  },
  { name: 'front', part: 'front', asks: ({ url }) => ({ url: `${url}/en`, status: 200 }), answer: 'the home page' },
  {
    name: 'PostgreSQL',
    part: 'database',
    asks: ({ gatewayOrigin }) => ({ url: `${gatewayOrigin}/health/ready`, status: 200 }),
    answer: 'the readiness of the gateway, which writes to the database',
  },
]

async function answersWell({ url, status }: ReturnType<Part['asks']>) {
  const answer = await fetch(url, { signal: AbortSignal.timeout(ANSWER_MS) }).catch(() => null)
  await answer?.body?.cancel()
  return answer?.status === status
}

const isWell = async (site: BenchSite) =>
  (await Promise.all(PARTS.map(({ asks }) => answersWell(asks(site))))).every(Boolean)

/** Kills the part and waits for the first good answer of its successor. @returns s */
async function secondsUntilBack(site: BenchSite, { name, part, asks }: Part) {
  const [pid] = site.pidsOf(part)
  if (pid === undefined) throw new Error(`${name} does not run`)
  process.kill(pid, 'SIGKILL')
  const began = performance.now()
  const seconds = () => (performance.now() - began) / 1000
  let isReplaced = false
  while (seconds() < PATIENCE_S) {
    // Backends of a killed PostgreSQL answer for another moment.
    isReplaced ||= site.pidsOf(part).some((other) => other !== pid)
    if (isReplaced && (await answersWell(asks(site)))) return seconds()
    await sleep(ASK_EVERY_MS)
  }
  throw new Error(`${name} did not come back within ${PATIENCE_S} s`)
}

async function untilWell(site: BenchSite) {
  const until = performance.now() + PATIENCE_S * 1000
  while (!(await isWell(site))) {
    if (performance.now() > until) throw new Error('the site does not recover')
    await sleep(ASK_EVERY_MS)
  }
  await sleep(QUIET_MS)
}

async function measure({ site, say }: BenchContext, part: Part): Promise<Row> {
  const started = await site()
  const runs: number[] = []
  for (let run = 1; run <= RUNS; run += 1) {
    await untilWell(started)
    const seconds = await secondsUntilBack(started, part)
    say(`  recovery of ${part.name}: ${seconds.toFixed(2)} s`)
    runs.push(seconds)
  }
  const longest = Math.max(...runs)
  return {
    figure: `\`kill -9\` of ${part.name}, to the first good answer`,
    goal: `≤ ${GOAL_S} s`,
    measured: `${median(runs).toFixed(1)} s, ${longest.toFixed(1)} s at most`,
    how: `median of ${RUNS}; ${part.answer}`,
    isMet: longest <= GOAL_S,
  }
}

export const recovery: Figure = async (context) => {
  const rows: Row[] = []
  for (const part of PARTS) rows.push(await measure(context, part))
  return rows
}
