import type { Db } from '../../db/client.ts'
import { EVENT, eventOf, isCounted } from '../../facts/db/events.ts'

/** The facts of an account that decide eligibility (contract §6). */
export async function accountFacts(db: Db, userId: string) {
  const { createdAt } = await db
    .selectFrom('users')
    .select('createdAt')
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
  const rows = await db
    .selectFrom('events')
    .select(EVENT)
    .where('userId', '=', userId)
    .where('type', 'in', ['kyc.passed', 'user.flagged', 'user.cleared'])
    .where(isCounted())
    .execute()
  return {
    registeredAt: createdAt,
    identityVerified: rows.some(({ type }) => type === 'kyc.passed'),
    /** For `hasSeveralAccounts`. */
    events: rows.map(eventOf),
  }
}

/** When the user last traded, ms; null means never. */
export async function lastTradeAt(db: Db, userId: string) {
  const row = await db
    .selectFrom('events')
    .select('occurredAt')
    .where('userId', '=', userId)
    .where('type', '=', 'trade.filled')
    .where(isCounted())
    .orderBy('occurredAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.occurredAt ?? null
}

/** Holding snapshots in a window, oldest first; of all assets when `asset` is null. */
export async function holdingSnapshots(
  db: Db,
  userId: string,
  asset: string | null,
  window: { start: number; end: number },
) {
  const rows = await db
    .selectFrom('events')
    .select(['occurredAt', 'payload'])
    .where('userId', '=', userId)
    .where('type', '=', 'holding.snapshot')
    .where(isCounted())
    .where('occurredAt', '>=', window.start)
    .where('occurredAt', '<', window.end)
    .orderBy('occurredAt')
    .orderBy('eventId')
    .execute()
  return rows
    .filter(({ payload }) => asset === null || String(payload.asset).toUpperCase() === asset)
    .map(({ occurredAt, payload }) => ({ occurredAt, usdtValue: String(payload.usdtValue) }))
}
