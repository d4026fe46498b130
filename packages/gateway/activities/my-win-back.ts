import type { ActivityFile } from '@fanfare/activities/schema.ts'
import { accountFacts, lastTradeAt } from '#gateway/accounts/db/accounts.ts'
import {
  findBackApplication,
  type BackApplication as StoredApplication,
} from '#gateway/activities/db/back-applications.ts'
import type { Db } from '#gateway/db/client.ts'
import type { BackApplication, MyWinBack } from '@fanfare/contract/activity/my-sections.ts'
import { DAY_MS } from '../util/time/durations.ts'

type WinBack = NonNullable<ActivityFile['winBack']>

/**
 * Whether an account may apply for a win-back offer.
 * @assumed a user who traded or registered within the paused days is not eligible: OUT_OF_WINDOW, ACCOUNT_AGE
 */
export async function checkWinBack(
  db: Db,
  userId: string,
  { pausedDays }: WinBack,
  now: number,
): Promise<{ lastTradeAt: number | null; reasonCode: 'ACCOUNT_AGE' | 'OUT_OF_WINDOW' | null }> {
  const since = now - pausedDays * DAY_MS
  const [{ registeredAt }, traded] = await Promise.all([accountFacts(db, userId), lastTradeAt(db, userId)])
  if (registeredAt > since) return { lastTradeAt: traded, reasonCode: 'ACCOUNT_AGE' }
  return { lastTradeAt: traded, reasonCode: traded !== null && traded > since ? 'OUT_OF_WINDOW' : null }
}

export const describeApplication = ({ status, appliedAt }: StoredApplication): BackApplication => ({
  status,
  appliedAt,
  reasonCode: null,
})

/** The caller's part of a win-back offer; undefined without such an offer. */
export async function readMyWinBack(
  db: Db,
  {
    userId,
    activityId,
    winBack,
    now,
  }: { userId: string; activityId: string; winBack: WinBack | undefined; now: number },
): Promise<MyWinBack | undefined> {
  if (winBack === undefined) return undefined
  const [application, { lastTradeAt: traded, reasonCode }] = await Promise.all([
    findBackApplication(db, activityId, userId),
    checkWinBack(db, userId, winBack, now),
  ])
  return {
    eligible: reasonCode === null,
    reasonCode,
    lastTradeAt: traded,
    application: application && describeApplication(application),
  }
}
