import { sql } from 'kysely'
import { DAY_MS } from '@fanfare/kernel/time/durations.ts'
import { findNewestSnapshot, type BoardKey } from '@fanfare/gateway/boards/db/board-snapshots.ts'
import type { BenchDb } from './bench-gateway.ts'
import { secondsUntil } from './until-evaluated.ts'

/** Keeps the gateway's job away from all boards of an activity for a day. */
export const postponeBoards = (db: BenchDb, activityId: string) =>
  sql`
    update boards set cadence_ms = ${DAY_MS}::bigint, next_at = ${Date.now() + DAY_MS - 1_000}::bigint
    where activity_id = ${activityId}`.execute(db)

/** Lets the gateway's own job take a snapshot. @returns seconds until readers find it */
export async function rankByJob(db: BenchDb, { activityId, track }: BoardKey) {
  const board = { activityId, track }
  const newest = async () => (await findNewestSnapshot(db, board))?.seq
  const before = await newest()
  await sql`
    update boards set next_at = ${Date.now()}::bigint where activity_id = ${activityId} and track = ${track}`.execute(
    db,
  )
  return secondsUntil(async () => (await newest()) !== before)
}

/** The longest delay of the gateway's event loop since the last call, ms. */
export async function longestDelay(origin: string) {
  const metrics = await (await fetch(`${origin}/metrics`)).text()
  return Number(/^nodejs_eventloop_lag_max_seconds (.+)$/m.exec(metrics)?.[1]) * 1000
}
