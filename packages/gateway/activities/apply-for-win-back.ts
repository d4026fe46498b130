import type { Caller, GatewayContext } from '#gateway/context.ts'
import { findBackApplication, insertBackApplication } from '#gateway/activities/db/back-applications.ts'
import type { BackApplication } from '@fanfare/contract/activity/my-sections.ts'
import { DomainError } from '../util/domain-error.ts'
import { refuseOutsideOfSchedule } from './join-activity.ts'
import { findActivity } from './find-activity.ts'
import { checkWinBack, describeApplication } from './my-win-back.ts'

export interface WinBackInput {
  activityId: string
  reason?: string | undefined
  contactAllowed: boolean
}

/**
 * Applies for a win-back offer; a repeated call answers with the first application and its status.
 * @throws DomainError 51001 (also when the campaign has no such offer), 51002, 51003, 51004
 */
export async function applyForWinBack(
  gateway: GatewayContext,
  { userId }: Caller,
  { activityId, reason, contactAllowed }: WinBackInput,
): Promise<BackApplication> {
  const activity = await findActivity(gateway, activityId)
  const { winBack } = activity.definition
  if (winBack === undefined) throw new DomainError('NOT_FOUND')
  const known = await findBackApplication(gateway.db, activityId, userId)
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
  const stored = await findBackApplication(gateway.db, activityId, userId)
  if (stored === null) throw new Error('an application that was just stored is gone')
  return describeApplication(stored)
}
