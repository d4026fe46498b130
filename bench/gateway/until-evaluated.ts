import { setTimeout as sleep } from 'node:timers/promises'
import { countToReevaluate } from '@fanfare/gateway/evaluation/db/reevaluations.ts'
import type { BenchDb } from './bench-gateway.ts'

/** Waits until `isDone`. @returns the seconds that it took */
export async function secondsUntil(isDone: () => Promise<boolean>) {
  const start = performance.now()
  while (!(await isDone())) await sleep(20)
  return (performance.now() - start) / 1000
}

/** Waits until every participant of a changed activity was enqueued. @returns the seconds that it took */
export const untilEnqueued = (db: BenchDb) => secondsUntil(async () => (await countToReevaluate(db)) === 0)

/** Waits until no user waits for evaluation, nor any participant of a changed activity. @returns the seconds that it took */
export const untilEvaluated = (db: BenchDb) =>
  secondsUntil(async () => {
    const waiting = await db.selectFrom('evaluationQueue').select('userId').limit(1).execute()
    return waiting.length === 0 && (await countToReevaluate(db)) === 0
  })
