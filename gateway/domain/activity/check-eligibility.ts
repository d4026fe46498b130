import type { Caller, GatewayContext } from '#gateway/context.ts'
import { accountFacts } from '#gateway/db/accounts.ts'
import type { ActivityRow } from '#gateway/db/activities.ts'
import { findAppliedAt } from '#gateway/db/participations.ts'
import type { ReasonCode } from '#lib/contract/enumerations.ts'
import { eligibilityOf } from './eligibility.ts'
import { findActivity } from './find-activity.ts'

export interface EligibilityResult {
  eligible: boolean
  reasonCode: ReasonCode | null
}

/** May this account join, from this country? The platform's finding of several accounts shuts out (51040). */
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

/** eligible and noLoginEligible (contract §6): a visitor is judged by country alone (AUTH-7). @throws DomainError 51001 */
export async function readEligibility(
  gateway: GatewayContext,
  caller: Caller | null,
  activityId: string,
  country: string | null,
) {
  const row = await findActivity(gateway.db, activityId)
  const joined = caller !== null && (await findAppliedAt(gateway.db, caller.userId, activityId)) !== null
  const judgement = joined
    ? { eligible: true, reasonCode: null }
    : await checkEligibility(gateway, row, caller?.userId ?? null, country)
  return { ...judgement, country }
}

/** checkShowActivity: an unknown, hidden or called-off campaign is not shown, nor one that is not offered here. */
export async function checkShow(gateway: GatewayContext, activityId: string, country: string | null) {
  const row = await findActivity(gateway.db, activityId).catch(() => null)
  if (row === null || row.definition.cancelled || !row.listed) return { show: false, reasonCode: null }
  const { eligible, reasonCode } = await checkEligibility(gateway, row, null, country)
  return { show: eligible, reasonCode }
}
