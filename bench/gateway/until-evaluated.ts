import { setTimeout as sleep } from 'node:timers/promises'
import { countToReevaluate } from '@fanfare/gateway/evaluation/db/reevaluations.ts'
import type { BenchDb } from './bench-gateway.ts'

/** Waits until no user waits for evaluation, nor any participant of a changed activity. @returns the seconds that it took */
export async function untilEvaluated(db: BenchDb) {
  const start = performance.now()
  for (;;) {
    const waiting = await db.selectFrom('evaluationQueue').select('userId').limit(1).execute()
    if (waiting.length === 0 && (await countToReevaluate(db)) === 0) return (performance.now() - start) / 1000
    await sleep(20)
  }
}

/** Waits until every participant of a changed activity was enqueued. @returns the seconds that it took */
export async function untilEnqueued(db: BenchDb) {
  const start = performance.now()
  while ((await countToReevaluate(db)) > 0) await sleep(20)
  return (performance.now() - start) / 1000
}
