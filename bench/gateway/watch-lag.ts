import { setTimeout as sleep } from 'node:timers/promises'
import { oldestWaiting } from '@fanfare/gateway/evaluation/db/evaluation-queue.ts'
import type { BenchDb } from './bench-gateway.ts'

const EVERY_MS = 500

/** Reads how long the longest waiting user has waited, until `stop`, which returns the readings in their order, s. */
export function watchLag(db: BenchDb): { stop: () => Promise<number[]> } {
  const lags: number[] = []
  let isStopping = false
  const watch = async () => {
    while (!isStopping) {
      const now = Date.now()
      const since = await oldestWaiting(db, now)
      lags.push(since === null ? 0 : (now - since) / 1_000)
      await sleep(EVERY_MS)
    }
  }
  const watching = watch()
  return {
    stop: async () => {
      isStopping = true
      await watching
      return lags
    },
  }
}
