import { setTimeout as sleep } from 'node:timers/promises'
import { openKeepAlive, type RawAnswer } from '../support/keep-alive-client.ts'
import { codeOf, type LoadResult } from './load.ts'

interface PacedLoad {
  origin: string
  connections: number
  /** Requests in a second, whatever the answers take. */
  perSecond: number
  seconds: number
  next: () => { head: string; body?: string }
  isAcknowledged: (answer: RawAnswer) => boolean
}

/** Sends requests at a fixed rate. A latency begins when its request is due, so that a server that falls behind shows it. */
export async function runPacedLoad({
  origin,
  connections,
  perSecond,
  seconds,
  next,
  isAcknowledged,
}: PacedLoad): Promise<LoadResult> {
  const opened = await Promise.all(Array.from({ length: connections }, () => openKeepAlive(origin)))
  const refused = new Map<string, number>()
  const latencies: number[] = []
  const total = Math.round(perSecond * seconds)
  const start = performance.now()
  let acknowledged = 0
  let sent = 0
  const askOn = async ({ ask }: (typeof opened)[number]): Promise<void> => {
    while (sent < total) {
      const due = start + (sent / perSecond) * 1_000
      sent += 1
      const early = due - performance.now()
      if (early > 0) await sleep(early)
      const { head, body } = next()
      const answer = await ask(head, body)
      latencies.push(performance.now() - due)
      if (isAcknowledged(answer)) acknowledged += 1
      else refused.set(codeOf(answer), (refused.get(codeOf(answer)) ?? 0) + 1)
    }
  }
  try {
    await Promise.all(opened.map(askOn))
  } finally {
    for (const { close } of opened) close()
  }
  const took = (performance.now() - start) / 1_000
  return { seconds: took, acknowledged, refused, latencies: Float64Array.from(latencies).sort() }
}
