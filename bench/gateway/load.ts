import { openKeepAlive, type RawAnswer } from '../support/keep-alive-client.ts'

export interface LoadResult {
  seconds: number
  /** Answers with success. */
  acknowledged: number
  /** Other answers, by status and code. */
  refused: ReadonlyMap<string, number>
  /** Time of every answer, ms, ascending. */
  latencies: Float64Array
}

interface Load {
  origin: string
  connections: number
  seconds: number
  /** The next request, head and body; null when none is left. */
  next: () => { head: string; body?: string } | null
  isAcknowledged: (answer: RawAnswer) => boolean
}

export const codeOf = ({ status, body }: RawAnswer): string => `${status} ${/"code":"(\w+)"/.exec(body)?.[1] ?? ''}`

/** Sends requests over keep-alive connections for `seconds`; each connection waits for an answer before its next request. */
export async function runLoad({ origin, connections, seconds, next, isAcknowledged }: Load): Promise<LoadResult> {
  const opened = await Promise.all(Array.from({ length: connections }, () => openKeepAlive(origin)))
  const refused = new Map<string, number>()
  const latencies: number[] = []
  let acknowledged = 0
  const start = performance.now()
  const askOn = async ({ ask }: (typeof opened)[number]): Promise<void> => {
    for (;;) {
      const asked = performance.now()
      const request = asked - start < seconds * 1000 ? next() : null
      if (request === null) return
      const answer = await ask(request.head, request.body)
      latencies.push(performance.now() - asked)
      if (isAcknowledged(answer)) acknowledged += 1
      else refused.set(codeOf(answer), (refused.get(codeOf(answer)) ?? 0) + 1)
    }
  }
  try {
    await Promise.all(opened.map(askOn))
  } finally {
    for (const { close } of opened) close()
  }
  const took = (performance.now() - start) / 1000
  return { seconds: took, acknowledged, refused, latencies: Float64Array.from(latencies).sort() }
}

/** A percentile of ascending values. */
export const quantile = (sorted: Float64Array, share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN

export const refusals = ({ refused }: LoadResult): string =>
  refused.size === 0 ? '0 errors' : [...refused].map(([what, count]) => `${count} × ${what}`).join(', ')
