import type { Caller, GatewayContext } from '#gateway/context.ts'
import { accountFacts } from '#gateway/accounts/db/accounts.ts'
import type { ActivityRow } from '#gateway/activities/db/activity-repository.ts'
import { findAppliedAt } from '#gateway/activities/db/participations.ts'
import type { ReasonCode } from '@fanfare/contract/enumerations.ts'
import { eligibilityOf } from './eligibility.ts'
import { findActivity } from './find-activity.ts'

export interface EligibilityResult {
  eligible: boolean
  reasonCode: ReasonCode | null
}

/** Checks whether an account may join from a country. The platform reports users with several accounts, who may not (51040). */
export async function checkEligibility(
  { db, clock }: GatewayContext,
  { definition }: ActivityRow,
  userId: string | null,
  country: string | null,
): Promise<EligibilityResult> {
  const account = userId === null ? null : await accountFacts(db, userId)
  if (account?.multipleAccounts) return { eligible: false, reasonCode: 'MULTI_ACCOUNT' }
  return eligibilityOf({ audience: definition.audience, country, account, now: clock.now() })
}

/**
 * For eligible and noLoginEligible (contract §6); only the country of a visitor is checked (AUTH-7).
 * @throws DomainError 51001
 */
export async function readEligibility(
  gateway: GatewayContext,
  caller: Caller | null,
  activityId: string,
  country: string | null,
) {
  const row = await findActivity(gateway, activityId)
  const joined = caller !== null && (await findAppliedAt(gateway.db, caller.userId, activityId)) !== null
  const result = joined
    ? { eligible: true, reasonCode: null }
    : await checkEligibility(gateway, row, caller?.userId ?? null, country)
  return { ...result, country }
}

/** For checkShowActivity: hides a campaign that is unknown, cancelled or not offered in the caller's country; an unlisted one opens by its URL. */
export async function checkShow(gateway: GatewayContext, activityId: string, country: string | null) {
  const row = await findActivity(gateway, activityId).catch(() => null)
  if (row === null || row.definition.cancelled) return { show: false, reasonCode: null }
  const { eligible, reasonCode } = await checkEligibility(gateway, row, null, country)
  return { show: eligible, reasonCode }
}
