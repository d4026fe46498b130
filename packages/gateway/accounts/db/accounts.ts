import type { Db } from '../../db/client.ts'
import { isCounted } from '../../facts/db/events.ts'

/** The facts of an account that decide eligibility (contract §6). */
interface AccountFacts {
  registeredAt: number
  identityVerified: boolean
  /** The platform's risk check found several accounts of one person. */
  multipleAccounts: boolean
}

/** The reason of `user.flagged` for several accounts of one person. @assumed its spelling */
export const MULTI_ACCOUNT_FLAG = 'MULTI_ACCOUNT'

export async function accountFacts(db: Db, userId: string): Promise<AccountFacts> {
  const { createdAt } = await db
    .selectFrom('users')
    .select('createdAt')
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
  const marks = await db
    .selectFrom('events')
    .select(['type', 'payload', 'occurredAt'])
    .where('userId', '=', userId)
    .where('type', 'in', ['kyc.passed', 'user.flagged', 'user.cleared'])
    .where(isCounted())
    .execute()
  const cleared = marks.filter(({ type }) => type === 'user.cleared')
  return {
    registeredAt: createdAt,
    identityVerified: marks.some(({ type }) => type === 'kyc.passed'),
    multipleAccounts: marks.some(
      ({ type, payload, occurredAt }) =>
        type === 'user.flagged' &&
        payload.reason === MULTI_ACCOUNT_FLAG &&
        !cleared.some((by) => by.occurredAt >= occurredAt && (by.payload.reason ?? payload.reason) === payload.reason),
    ),
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
