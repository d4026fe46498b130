import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import { EVENT, eventOf, isCounted } from '../../facts/db/events.ts'
import { isMarketMaking, type MarketMaking } from '../../facts/db/market-makers.ts'

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

/** Holding snapshots in a window that count, oldest first; of all assets when `asset` is null. */
export async function holdingSnapshots(
  db: Db,
  userId: string,
  asset: string | null,
  { start, end, marketMaking }: { start: number; end: number; marketMaking: readonly MarketMaking[] },
) {
  const rows = await db
    .selectFrom('events')
    .select(['occurredAt', 'payload'])
    .where('userId', '=', userId)
    .where('type', '=', 'holding.snapshot')
    .where(isCounted())
    .where((eb) => eb.not(isMarketMaking(marketMaking, sql.ref('events.user_id'), sql.ref('events.occurred_at'))))
    .where('occurredAt', '>=', start)
    .where('occurredAt', '<', end)
    .orderBy('occurredAt')
    .orderBy('eventId')
    .execute()
  return rows
    .filter(({ payload }) => asset === null || String(payload.asset).toUpperCase() === asset)
    .map(({ occurredAt, payload }) => ({ occurredAt, usdtValue: String(payload.usdtValue) }))
}
