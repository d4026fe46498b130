import { openKeepAlive, type RawAnswer } from '../support/keep-alive-client.ts'

export interface LoadResult {
  seconds: number
  /** Answers that acknowledged what was asked. */
  acknowledged: number
  /** Everything else, by status and code. */
  refused: ReadonlyMap<string, number>
  /** Of every answer, ms, ascending. */
  latencies: Float64Array
}

interface Load {
  origin: string
  connections: number
  seconds: number
  /** The next request, head and body; null: there is nothing left to ask. */
  next: () => { head: string; body?: string } | null
  isAcknowledged: (answer: RawAnswer) => boolean
}

const codeOf = ({ status, body }: RawAnswer): string => `${status} ${/"code":"(\w+)"/.exec(body)?.[1] ?? ''}`

/** Kept connections that each wait for their answer before they ask again, until the time is over. */
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

/** Of ascending values. */
export const quantile = (sorted: Float64Array, share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN

export const refusals = ({ refused }: LoadResult): string =>
  refused.size === 0 ? '0 errors' : [...refused].map(([what, count]) => `${count} × ${what}`).join(', ')
