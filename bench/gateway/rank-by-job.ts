import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { findNewestSnapshot, type BoardKey } from '@fanfare/gateway/boards/db/board-snapshots.ts'
import type { BenchDb } from './bench-gateway.ts'

const DAY_MS = 86_400_000

/** Keeps the gateway's job away from all boards of an activity for a day. */
export const postponeBoards = (db: BenchDb, activityId: string) =>
  sql`
    update boards set cadence_ms = ${DAY_MS}::bigint, next_at = ${Date.now() + DAY_MS - 1_000}::bigint
    where activity_id = ${activityId}`.execute(db)

/** Lets the gateway's own job take a snapshot. @returns seconds from the time it is due until readers find it */
export async function rankByJob(db: BenchDb, { activityId, track }: BoardKey) {
  const board = { activityId, track }
  const before = (await findNewestSnapshot(db, board))?.seq ?? 0
  const began = performance.now()
  await sql`
    update boards set next_at = ${Date.now()}::bigint where activity_id = ${activityId} and track = ${track}`.execute(
    db,
  )
  while (((await findNewestSnapshot(db, board))?.seq ?? 0) === before) await sleep(20)
  return (performance.now() - began) / 1_000
}

/** The longest delay of the gateway's event loop since the last call, ms. */
export async function longestDelay(origin: string) {
  const metrics = await (await fetch(`${origin}/metrics`)).text()
  return Number(/^nodejs_eventloop_lag_max_seconds (.+)$/m.exec(metrics)?.[1]) * 1000
}
