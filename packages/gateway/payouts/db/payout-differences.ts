import { hasWritten, queryValue, type Db } from '#gateway/db/client.ts'
import type { DifferenceKind } from '#gateway/db/tables/payouts.ts'

export interface NewDifference {
  eventId: string
  payoutId: string
  kind: DifferenceKind
  detail: Record<string, unknown>
}

/** Stores reports of the wallet that contradict a payout, each event once. */
export async function insertDifferences(tx: Db, differences: readonly NewDifference[], at: number) {
  if (differences.length === 0) return
  await tx
    .insertInto('payoutDifferences')
    .values(differences.map(({ detail, ...rest }) => ({ ...rest, detail: JSON.stringify(detail), at })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Unsolved differences, oldest first. */
export async function listDifferences(db: Db, limit: number) {
  return db
    .selectFrom('payoutDifferences')
    .selectAll()
    .where('solvedAt', 'is', null)
    .orderBy('at')
    .orderBy('eventId')
    .limit(limit)
    .execute()
}

export const countDifferences = (db: Db) =>
  queryValue<number>(db)`
    select count(*)::int as count from payout_differences where solved_at is null`

/** @returns whether it was open */
export const solveDifference = (tx: Db, eventId: string, at: number) =>
  hasWritten(
    tx,
  )`update payout_differences set solved_at = ${at}::bigint where event_id = ${eventId} and solved_at is null`
