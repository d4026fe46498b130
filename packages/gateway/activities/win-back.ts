import type { backApply } from '@fanfare/contract/activity/campaign.ts'
import type { Handler } from '#gateway/route.ts'
import type { ActivityFile } from '@fanfare/activities/schema.ts'
import type { BackApplication } from '@fanfare/contract/activity/my-sections.ts'
import { DAY_MS } from '@fanfare/kernel/time/durations.ts'
import { accountFacts } from '#gateway/accounts/db/accounts.ts'
import {
  findBackApplication,
  insertBackApplication,
  type BackApplication as StoredApplication,
} from '#gateway/activities/db/participations.ts'
import type { Db } from '#gateway/db/client.ts'
import { findLastTradeAt } from '../facts/measures/countable-facts.ts'
import { DomainError, present } from '../util/domain-error.ts'
import { findActivity } from './find-activity.ts'
import { refuseOutsideOfSchedule } from './join-activity.ts'

type WinBack = NonNullable<ActivityFile['winBack']>

/**
 * Whether an account may apply for a win-back offer.
 * @assumed a user who made a trade that counts, or registered, within the paused days is not eligible: OUT_OF_WINDOW, ACCOUNT_AGE
 */
async function checkWinBack(
  db: Db,
  userId: string,
  { pausedDays }: WinBack,
  now: number,
): Promise<{ lastTradeAt: number | null; reasonCode: 'ACCOUNT_AGE' | 'OUT_OF_WINDOW' | null }> {
  const since = now - pausedDays * DAY_MS
  const [{ registeredAt }, traded] = await Promise.all([accountFacts(db, userId), findLastTradeAt(db, userId)])
  if (registeredAt > since) return { lastTradeAt: traded, reasonCode: 'ACCOUNT_AGE' }
  return { lastTradeAt: traded, reasonCode: traded !== null && traded > since ? 'OUT_OF_WINDOW' : null }
}

const describeApplication = ({ status, appliedAt }: StoredApplication): BackApplication => ({
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
) {
  if (winBack === undefined) return undefined
  const [application, { lastTradeAt: traded, reasonCode }] = await Promise.all([
    findBackApplication(db, { activityId, userId }),
    checkWinBack(db, userId, winBack, now),
  ])
  return {
    eligible: reasonCode === null,
    reasonCode,
    lastTradeAt: traded,
    application: application && describeApplication(application),
  }
}

/**
 * Applies for a win-back offer; a repeated call answers with the first application and its status.
 * @throws DomainError 51001 (also when the campaign has no such offer), 51002, 51003, 51004
 */
export const applyForWinBack: Handler<typeof backApply> = async (
  { body: { activityId, reason, contactAllowed } },
  { gateway, caller: { userId } },
) => {
  const activity = await findActivity(gateway, activityId)
  const winBack = present(activity.definition.winBack)
  const known = await findBackApplication(gateway.db, { activityId, userId })
  if (known !== null) return describeApplication(known)

  const now = gateway.clock.now()
  refuseOutsideOfSchedule(activity, now)
  const { reasonCode } = await checkWinBack(gateway.db, userId, winBack, now)
  if (reasonCode !== null) throw new DomainError('NOT_ELIGIBLE', { reasonCode })

  await insertBackApplication(gateway.db, {
    activityId,
    userId,
    reason: reason ?? null,
    contactAllowed,
    status: 'RECEIVED',
    appliedAt: now,
  })
  const stored = await findBackApplication(gateway.db, { activityId, userId })
  if (stored === null) throw new Error('an application that was just stored is gone')
  return describeApplication(stored)
}
