import { createHash } from 'node:crypto'
import type { ActivityFile } from '@fanfare/activities/schema.ts'
import type { AudienceRule } from '@fanfare/contract/staff/audiences.ts'
import { findTags, NO_TAGS } from '#gateway/activities/db/audiences.ts'
import type { checkShowActivity as checkShowActivityCall } from '@fanfare/contract/activity/campaign.ts'
import type { Handler } from '#gateway/route.ts'
import type { ReasonCode } from '@fanfare/contract/enumerations.ts'
import { DAY_MS } from '@fanfare/kernel/time/durations.ts'
import { accountFacts } from '#gateway/accounts/db/accounts.ts'
import { hasSeveralAccounts } from '#gateway/facts/tallies/exclusions.ts'
import type { ActivityRow } from '#gateway/activities/db/activity-repository.ts'
import { findAppliedAt } from '#gateway/activities/db/participations.ts'
import { isListed } from '#gateway/activities/db/audience-lists.ts'
import type { Caller, GatewayContext } from '#gateway/context.ts'
import { findActivity } from './find-activity.ts'

const HOLDOUT_PARTS = 10_000

/** Holds out the same share of users in every activity, but different users. */
const isHeldOut = (percent: number, activityId: string, userId: string) =>
  createHash('sha256').update(`${activityId}:${userId}:holdout`).digest().readUInt32BE(0) % HOLDOUT_PARTS <
  percent * (HOLDOUT_PARTS / 100)

export interface EligibilityInput {
  audience: Omit<ActivityFile['audience'], 'notWith' | 'regionsExcluded'>
  isRegionExcluded: boolean
  /** null for a visitor: only the country is checked. */
  account: { registeredAt: number; identityVerified: boolean; isInAudience: boolean } | null
  now: number
}
/**
 * Checks whether an account may join (contract §6). Of several reasons, those that the user cannot change come first: the
 * country, the age of the account, its segments, then the identity, which can still be verified. Both ages include their last instant.
 * A flagged account may join, because a flag only holds rewards (contract §7).
 */
export function reasonOf({ audience, isRegionExcluded, account, now }: EligibilityInput): ReasonCode | null {
  const { newWithinDays, minimumAgeDays, identityNeeded } = audience
  if (isRegionExcluded) return 'REGION'
  if (account === null) return null
  const age = now - account.registeredAt
  if (newWithinDays !== undefined && age > newWithinDays * DAY_MS) return 'NOT_NEW_USER'
  if (minimumAgeDays !== undefined && age < minimumAgeDays * DAY_MS) return 'ACCOUNT_AGE'
  if (!account.isInAudience) return 'NOT_IN_AUDIENCE'
  return identityNeeded && !account.identityVerified ? 'KYC_NEEDED' : null
}

/**
 * Whether an activity is not offered in a country (ISO 3166). An unknown one, null, is allowed (contract §6) unless the deployment is
 * live: there a proxy that sends no country would open every excluded region.
 */
export function isExcludedRegion(
  { config, metrics }: GatewayContext,
  { regionsExcluded }: Pick<ActivityFile['audience'], 'regionsExcluded'>,
  country: string | null,
) {
  if (regionsExcluded.length === 0) return false
  if (country !== null) return regionsExcluded.includes(country.toUpperCase())
  const result = config.unknownCountry ?? (config.live ? 'deny' : 'allow')
  metrics.unknownCountries.inc({ result })
  return result === 'deny'
}

/** Why excluded regions cannot be kept with these settings; null when they can. */
export function faultOfRegions(
  { live, countryHeader, unknownCountry }: Pick<GatewayContext['config'], 'live' | 'countryHeader' | 'unknownCountry'>,
  { regionsExcluded }: Pick<ActivityFile['audience'], 'regionsExcluded'>,
) {
  if (!live || countryHeader !== null || unknownCountry !== null || regionsExcluded.length === 0) return null
  return (
    `excludes ${regionsExcluded.join(', ')}, and this deployment does not know where a visitor is: set COUNTRY_HEADER to the header ` +
    'in which the proxy sends the country, or UNKNOWN_COUNTRY to deny or allow'
  )
}

/** Checks at startup what was published with other settings. @throws Error that names the activities */
export async function requireCountries({ db, activities, clock, config }: GatewayContext) {
  const faults = (await activities.listAll(db)).flatMap(({ alias, endTime, definition }) => {
    const fault = definition.cancelled || endTime <= clock.now() ? null : faultOfRegions(config, definition.audience)
    return fault === null ? [] : [`The activity ${alias} ${fault}.`]
  })
  if (faults.length > 0) throw new Error(faults.join('\n'))
}

/** Each rule of the audience beside age, country and identity, and whether this account meets it. */
export async function judgeSegments(
  { db }: GatewayContext,
  { activityId, definition: { audience } }: Pick<ActivityRow, 'activityId' | 'definition'>,
  userId: string,
) {
  const { vipTiers, tagsAny, tagsNone, list, holdout } = audience
  const readsTags = [vipTiers, tagsAny, tagsNone].some((rule) => rule !== undefined)
  const { tags, vipTier } = readsTags ? await findTags(db, userId) : NO_TAGS
  const judged: { rule: AudienceRule; isMet: boolean }[] = []
  const judge = (rule: AudienceRule, isMet: boolean) => judged.push({ rule, isMet })
  const hasAny = (wanted: readonly string[]) => wanted.some((tag) => tags.includes(tag))
  if (vipTiers !== undefined) judge('VIP_TIERS', vipTier !== null && vipTier >= vipTiers.from && vipTier <= vipTiers.to)
  if (tagsAny !== undefined) judge('TAGS_ANY', hasAny(tagsAny))
  if (tagsNone !== undefined) judge('TAGS_NONE', !hasAny(tagsNone))
  if (list !== undefined) judge('LIST', await isListed(db, { activityId, userId }))
  if (holdout !== undefined) judge('HOLDOUT', !isHeldOut(holdout.percent, activityId, userId))
  return judged
}

/** Checks whether an account may join from a country. The platform reports users with several accounts, who may not (51040). */
export async function checkEligibility(
  gateway: GatewayContext,
  activity: ActivityRow,
  userId: string | null,
  country: string | null,
) {
  const { audience } = activity.definition
  const now = gateway.clock.now()
  const isRegionExcluded = isExcludedRegion(gateway, audience, country)
  const judge = (account: EligibilityInput['account']) => {
    const reasonCode = reasonOf({ audience, isRegionExcluded, account, now })
    return { eligible: reasonCode === null, reasonCode }
  }
  if (userId === null) return judge(null)
  const account = await accountFacts(gateway.db, userId)
  if (hasSeveralAccounts(account.events)) return { eligible: false, reasonCode: 'MULTI_ACCOUNT' as const }
  const isInAudience = (await judgeSegments(gateway, activity, userId)).every(({ isMet }) => isMet)
  return judge({ ...account, isInAudience })
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
export const checkShow: Handler<typeof checkShowActivityCall> = async (
  { query: { activityId } },
  { gateway, country },
) => {
  const row = await findActivity(gateway, activityId).catch(() => null)
  if (row === null || row.definition.cancelled) return { show: false, reasonCode: null }
  const { eligible, reasonCode } = await checkEligibility(gateway, row, null, country)
  return { show: eligible, reasonCode }
}
