import { createHash } from 'node:crypto'
import type { ActivityFile } from '@fanfare/activities/schema.ts'
import type { AudienceRule } from '@fanfare/contract/staff/audiences.ts'
import type { AccountTags } from '#gateway/activities/db/audiences.ts'

type Audience = Omit<ActivityFile['audience'], 'notWith'>

/** The facts that place an account in an audience, beside its own age and identity. */
export interface Segments extends AccountTags {
  /** Whether it is in the version of the list that the activity pinned. */
  isListed: boolean
}

const HOLDOUT_PARTS = 10_000

/** The same share of users in every activity, but others of them. */
const isHeldOut = (percent: number, activityId: string, userId: string) =>
  createHash('sha256').update(`${activityId}:${userId}:holdout`).digest().readUInt32BE(0) % HOLDOUT_PARTS <
  percent * (HOLDOUT_PARTS / 100)

/** Each rule that the audience has, and whether this account meets it. */
export function judgeAudience(
  { vipTiers, tagsAny, tagsNone, list, holdout }: Audience,
  { tags, vipTier, isListed }: Segments,
  { activityId, userId }: { activityId: string; userId: string },
) {
  const judged: { rule: AudienceRule; isMet: boolean }[] = []
  const judge = (rule: AudienceRule, isMet: boolean) => judged.push({ rule, isMet })
  if (vipTiers !== undefined) judge('VIP_TIERS', vipTier !== null && vipTier >= vipTiers.from && vipTier <= vipTiers.to)
  if (tagsAny !== undefined)
    judge(
      'TAGS_ANY',
      tagsAny.some((tag) => tags.includes(tag)),
    )
  if (tagsNone !== undefined) judge('TAGS_NONE', !tagsNone.some((tag) => tags.includes(tag)))
  if (list !== undefined) judge('LIST', isListed)
  if (holdout !== undefined) judge('HOLDOUT', !isHeldOut(holdout.percent, activityId, userId))
  return judged
}
