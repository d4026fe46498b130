import { setTimeout as sleep } from 'node:timers/promises'
import type { RawAnswer } from '../support/keep-alive-client.ts'
import { runConnections, type LoadRequest, type LoadResult } from './load.ts'

interface PacedLoad {
  origin: string
  connections: number
  /** Requests in a second, whatever the answers take. */
  perSecond: number
  seconds: number
  next: () => LoadRequest
  isAcknowledged: (answer: RawAnswer) => boolean
}

/** Sends requests at a fixed rate. A latency begins when its request is due, so that a server that falls behind shows it. */
export function runPacedLoad({ perSecond, seconds, next, ...connections }: PacedLoad): Promise<LoadResult> {
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
