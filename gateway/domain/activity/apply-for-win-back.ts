import type { Caller, GatewayContext } from '#gateway/context.ts'
import { accountFacts, lastTradeAt } from '#gateway/db/accounts.ts'
import { findBackApplication, insertBackApplication, type BackApplication } from '#gateway/db/back-applications.ts'
import { DomainError } from '../domain-error.ts'
import { DAY_MS } from '../time/durations.ts'
import { refuseOutsideOfSchedule } from './join-activity.ts'
import { findActivity } from './find-activity.ts'

export interface WinBackInput {
  activityId: string
  reason?: string | undefined
  contactAllowed: boolean
}

/**
 * Applies for a win-back offer; a repeated call answers with the first application and its status.
 * @assumed a user who traded or registered within the paused days is not eligible: OUT_OF_WINDOW, ACCOUNT_AGE
 * @throws DomainError 51001 (also when the campaign has no such offer), 51002, 51003, 51004
 */
export async function applyForWinBack(gateway: GatewayContext, { userId }: Caller, input: WinBackInput) {
  const { activityId, reason, contactAllowed } = input
  const activity = await findActivity(gateway, activityId)
  const { winBack } = activity.definition
  if (winBack === undefined) throw new DomainError('NOT_FOUND')
  const known = await findBackApplication(gateway.db, activityId, userId)
  if (known !== null) return answer(known)

  const now = gateway.clock.now()
  refuseOutsideOfSchedule(activity, now)
  const since = now - winBack.pausedDays * DAY_MS
  const { registeredAt } = await accountFacts(gateway.db, userId)
  if (registeredAt > since) throw new DomainError('NOT_ELIGIBLE', { reasonCode: 'ACCOUNT_AGE' })
  const traded = await lastTradeAt(gateway.db, userId)
  if (traded !== null && traded > since) throw new DomainError('NOT_ELIGIBLE', { reasonCode: 'OUT_OF_WINDOW' })

  await insertBackApplication(gateway.db, {
    activityId,
    userId,
    reason: reason ?? null,
    contactAllowed,
    status: 'RECEIVED',
    appliedAt: now,
  })
  const kept = await findBackApplication(gateway.db, activityId, userId)
  if (kept === null) throw new Error('an application that was just kept is gone')
  return answer(kept)
}

const answer = ({ status, appliedAt }: BackApplication) => ({ status, appliedAt, reasonCode: null })
