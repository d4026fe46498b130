import { setTimeout as sleep } from 'node:timers/promises'
import { openKeepAlive, type RawAnswer } from '../support/keep-alive-client.ts'

export interface LoadResult {
  seconds: number
  /** Answers with success. */
  acknowledged: number
  /** Other answers, by status and code. */
  refused: ReadonlyMap<string, number>
  /** Time of every answer, ms. */
  latencies: number[]
}

interface LoadRequest {
  head: string
  body?: string
}

interface Connections {
  origin: string
  connections: number
  isAcknowledged: (answer: RawAnswer) => boolean
}

/** A request, and when its latency begins, ms of `performance.now()`. */
type TimedRequest = LoadRequest & { since: number }

const codeOf = ({ status, body }: RawAnswer) => `${status} ${/"code":"(\w+)"/.exec(body)?.[1] ?? ''}`

/** Each keep-alive connection asks for its next request and waits for its answer, until `next` has none. */
async function runConnections(
  { origin, connections, isAcknowledged }: Connections,
  next: (start: number) => TimedRequest | null | Promise<TimedRequest | null>,
): Promise<LoadResult> {
  const opened = await Promise.all(Array.from({ length: connections }, () => openKeepAlive(origin)))
  const refused = new Map<string, number>()
  const latencies: number[] = []
  let acknowledged = 0
  const start = performance.now()
  const askOn = async ({ ask }: (typeof opened)[number]) => {
    for (let request = await next(start); request !== null; request = await next(start)) {
      const answer = await ask(request.head, request.body)
      latencies.push(performance.now() - request.since)
      if (isAcknowledged(answer)) acknowledged += 1
      else refused.set(codeOf(answer), (refused.get(codeOf(answer)) ?? 0) + 1)
    }
  }
  try {
    await Promise.all(opened.map(askOn))
  } finally {
    for (const { close } of opened) close()
  }
  const seconds = (performance.now() - start) / 1_000
  return { seconds, acknowledged, refused, latencies }
}

interface Load extends Connections {
  seconds: number
  /** The next request; null when none is left. */
  next: () => LoadRequest | null
}

/** Sends requests for `seconds`, each right after the answer to the one before. */
export const runLoad = ({ seconds, next, ...connections }: Load) =>
  runConnections(connections, (start) => {
    const since = performance.now()
    const request = since - start < seconds * 1_000 ? next() : null
    return request && { ...request, since }
  })

/** The answer of a call that succeeded. */
export const succeeded =
  ({ successCode }: { successCode: string }) =>
  ({ status, body }: RawAnswer) =>
    status === 200 && body.includes(`"code":"${successCode}"`)

export const quantile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN

export const refusals = ({ refused }: LoadResult) =>
  refused.size === 0 ? '0 errors' : [...refused].map(([what, count]) => `${count} × ${what}`).join(', ')

interface PacedLoad extends Connections {
  /** Requests in a second, whatever the answers take. */
  perSecond: number
  seconds: number
  next: () => LoadRequest
}

/** Sends requests at a fixed rate. A latency begins when its request is due, so that a server that falls behind shows it. */
export function runPacedLoad({ perSecond, seconds, next, ...connections }: PacedLoad) {
  const total = Math.round(perSecond * seconds)
  let sent = 0
  return runConnections(connections, async (start) => {
    if (sent >= total) return null
    const since = start + (sent / perSecond) * 1_000
    sent += 1
    const early = since - performance.now()
    if (early > 0) await sleep(early)
    return { ...next(), since }
  })
}
