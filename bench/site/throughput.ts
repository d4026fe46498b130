import { fork } from 'node:child_process'
import { once } from 'node:events'
import autocannon from 'autocannon'
import { inRoot } from '@fanfare/runner/root.ts'
import type { Figure } from '../figure.ts'
import { cpuSeconds } from '../support/processes.ts'
import { kib, median, whole } from '../support/statistics.ts'

/** The fastest possible server of a page in Node: the same bytes and headers from memory for every request. */
async function serveRaw(url: string, headers: Record<string, string>) {
  const child = fork(inRoot('bench', 'support', 'raw-server.ts'), [url, JSON.stringify(headers)])
  const died = once(child, 'exit').then(([code]) => {
    throw new Error(`the raw server ended with ${code}`)
  })
  const [{ origin, bytes }] = (await Promise.race([once(child, 'message'), died])) as [
    { origin: string; bytes: number },
  ]
  died.catch(() => undefined)
  return { origin, bytes, pid: child.pid ?? 0, stop: () => child.kill() }
}

/** The goal is for processor time, because the load generator on the same cores limits the requests per second. */
const GOAL_RATIO = 0.8
const PATH = '/en/welcome-event'
/** Many short rounds: other work of the machine then falls on all alike. */
const SECONDS = 2
const ROUNDS = 9
/** For the first round, in which the front recompresses the page with the most effort, and V8 compiles the servers. */
const WARM_UP_SECONDS = 6
const CONNECTIONS = 50
const HEADERS = { 'accept-encoding': 'gzip' }

/** Requests per second, and the server's processor time for each, µs. @throws Error when an answer is not the page */
async function load({ origin, pids }: { origin: string; pids: readonly number[] }, seconds: number) {
  const url = origin + PATH
  const before = cpuSeconds(pids)
  const result = await autocannon({ url, connections: CONNECTIONS, duration: seconds, headers: HEADERS })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url}: ${result.non2xx + result.errors} bad answers`)
  const cost = ((cpuSeconds(pids) - before) * 1e6) / result.requests.total
  return { rate: result.requests.average, cost }
}

export const throughput: Figure = async ({ site, say }) => {
  const { url, pidsOf } = await site()
  const raw = await serveRaw(url + PATH, HEADERS)
  try {
    const contestants = {
      raw: { origin: raw.origin, pids: [raw.pid] },
      front: { origin: url, pids: pidsOf('front') },
    }
    const rates: Record<keyof typeof contestants, number[]> = { raw: [], front: [] }
    const costs: Record<keyof typeof contestants, number[]> = { raw: [], front: [] }
    // In turns, so that other work of the machine affects all alike.
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const name of ['raw', 'front'] as const) {
        const { rate, cost } = await load(contestants[name], round === 0 ? WARM_UP_SECONDS : SECONDS)
        if (round > 0) {
          rates[name].push(rate)
          costs[name].push(cost)
        }
        say(`  ${name}: ${whole(rate)} requests/s, ${whole(cost)} µs each${round === 0 ? ' (warming up)' : ''}`)
      }
    }
    const ratio = median(costs.raw) / median(costs.front)
    const told = (name: keyof typeof contestants) =>
      `${whole(median(costs[name]))} µs (${whole(median(rates[name]))} requests/s)`
    return [
      {
        figure: 'A cached page through the front, against raw `node:http` with the same bytes',
        goal: `≥ ${GOAL_RATIO.toFixed(2)} of raw \`node:http\`, by processor time`,
        measured: `${ratio.toFixed(2)}; front ${told('front')}, raw ${told('raw')}`,
        how: `processor time of a request; autocannon on the same cores, ${CONNECTIONS} connections, ${ROUNDS} × ${SECONDS} s in turns, median; ${kib(raw.bytes).toFixed(1)} KiB gzip`,
        isMet: ratio >= GOAL_RATIO,
      },
    ]
  } finally {
    raw.stop()
  }
}
