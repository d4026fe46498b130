import Big from 'big.js'
import type { MessageKind } from '@fanfare/contract/message/message-kinds.ts'
import type { LogTopic } from '@fanfare/contract/staff/log.ts'
import { SUPPORT_TEMPLATES } from '@fanfare/contract/staff/send-message.ts'
import type { RewardRow } from '#gateway/rewards/db/rewards.ts'
import { amountOfAsset } from '../rewards/describe-stored-reward.ts'
import { clientParam } from './message-texts.ts'
import * as z from 'zod'
import { AGENT_DECLINE_REASONS } from '@fanfare/contract/agent/application.ts'
import { amountSchema } from '@fanfare/contract/money.ts'
import { PAYOUT_CODES } from '@fanfare/contract/ops/platform-event.ts'
import { CANCEL_REASONS } from '@fanfare/contract/staff/corrections.ts'
import type { LogEntry } from '#gateway/log/db/log.ts'
import type { ClaimRow, KindWithParams, NewMessage, UnsavedMessage } from '#gateway/messages/db/messages.ts'
import type { TeamRow } from '#gateway/teams/db/teams.ts'

/** The fields of entries of the log that messages use; entries of other topics may have others. */
const payloadSchema = z
  .object({
    activityId: z.string(),
    source: z.string(),
    rewardId: z.string(),
    state: z.string(),
    claimDeadline: z.number().nullable(),
    teamId: z.string(),
    ranks: z.record(z.string(), z.number()),
    rewards: z.array(z.string()),
    soldOut: z.array(z.string()),
    campaignId: z.string(),
    level: z.union([z.string(), z.number()]),
    amount: amountSchema,
    unit: z.string(),
    day: z.iso.date(),
    person: z.string(),
    count: z.number(),
    status: z.enum(['ACCEPTED', 'DECLINED']),
    reasonCode: z.enum(AGENT_DECLINE_REASONS).nullable(),
    mayApplyAt: z.number().nullable(),
    reason: z.enum(CANCEL_REASONS),
    isLateFact: z.literal(true),
    template: z.enum(SUPPORT_TEMPLATES),
    messageId: z.string(),
    payoutId: z.string(),
    attempt: z.number(),
    code: z.enum(PAYOUT_CODES).nullable(),
    final: z.boolean(),
    browser: z.string().nullable(),
    system: z.string().nullable(),
    country: z.string().nullable(),
  })
  .partial()
type MessagePayload = z.output<typeof payloadSchema>

/** null means an entry that no message can be made of; it must not keep the reader from the entries after it. */
export const readPayload = (payload: Record<string, unknown>) => payloadSchema.safeParse(payload).data ?? null

/** A message that an entry of the log causes. */
type MessageDraft = KindWithParams &
  Pick<UnsavedMessage, 'cause'> &
  // `messageId` is set where a call has already answered with it.
  Partial<Pick<NewMessage, 'activityId' | 'source' | 'messageId'>>

/** An entry of one user with the rows that it is about, as they are now. */
export interface CausingEntry {
  topic: LogEntry['topic']
  /** Unique in the log. */
  key: string
  /** ms */
  at: number
  payload: MessagePayload
  reward: RewardRow | null
  claim: ClaimRow | null
  /** The reward is goodwill: the activity that it is about. */
  goodwill?: { about: string | null } | null
  team: Pick<TeamRow, 'name'> | null
  /** ms: until when teams of the activity can be joined; null when it has none. */
  joinUntil: number | null
}

type Draft = (entry: CausingEntry) => MessageDraft | null

/** The kind of what support sends: an answer names its activity if it has one. */
export function supportKindOf(template: (typeof SUPPORT_TEMPLATES)[number], activityId: string | undefined) {
  if (template === 'support.address') return 'support_address'
  if (template === 'support.ticket_closed') return 'support_ticket_closed'
  return activityId === undefined ? 'support_answer' : 'support_answer_about'
}

const isOfPlace = (source: string) => /^(rank|team):/.test(source)

/** The place in the first source of a place: `rank:{track}:{place}`. */
function rankOf(sources: readonly string[]) {
  const place = sources.find((source) => source.startsWith('rank:'))?.split(':')[2]
  return place === undefined ? undefined : Number(place)
}

function draftClaim(
  { activityId, source, asset, quantity, claimDeadline }: NonNullable<CausingEntry['claim']>,
  { cause, kind }: { cause: string; kind: 'reward_claimable' | 'claim_expiring' | 'claim_expired' },
): MessageDraft | null {
  if (asset === null || quantity === null || claimDeadline === null) return null
  const params = { reward: amountOfAsset(asset, quantity), date: claimDeadline }
  return { cause: `${cause}:${activityId}:${source}`, kind, params, activityId, source }
}

const ofTeam =
  (kind: Exclude<Extract<MessageKind, `team_${string}`>, `team_place_${string}`>): Draft =>
  ({ key, payload, team, joinUntil }): MessageDraft | null => {
    const { activityId } = payload
    if (team === null || activityId === undefined) return null
    const draft = { cause: `${kind}:${key}`, activityId }
    if (kind !== 'team_declined') return { ...draft, kind, params: { team: team.name } }
    return joinUntil === null ? null : { ...draft, kind, params: { team: team.name, date: joinUntil } }
  }

const aboutReward = ({ activityId, source, asset, quantity }: RewardRow, cause: string) => ({
  cause,
  activityId,
  source,
  params: { reward: amountOfAsset(asset, quantity) },
})

/** A reward that waits for a decision, an address or the end of its hold, or else has the kind `granted`. */
function draftByState(
  { rewardType, holdUntil }: RewardRow,
  state: string | undefined,
  { granted, ...draft }: ReturnType<typeof aboutReward> & { granted: 'reward_granted' | 'review_accepted' },
): MessageDraft {
  if (state === 'REVIEW') return { ...draft, kind: 'reward_review' }
  if (rewardType === 'PHYSICAL') return { ...draft, kind: 'reward_address' }
  if (state !== 'HOLD' || holdUntil === null) return { ...draft, kind: granted }
  return { ...draft, kind: 'reward_held', params: { ...draft.params, date: holdUntil } }
}

const FACTOR_KINDS: Readonly<Record<string, Extract<MessageKind, `factor_${string}`>>> = {
  ON: 'factor_on',
  OFF: 'factor_off',
  PROPOSED: 'factor_removal',
  REMOVED: 'factor_removed',
}

const DRAFTS: Partial<Record<LogTopic, Draft>> = {
  /** `{ campaignId, level }` */
  'agent.level_reached': ({ key, payload: { campaignId, level } }) => {
    if (level === undefined) return null
    return { cause: `level:${key}`, kind: 'level_reached', params: { campaignId, level: String(level) } }
  },
  /**
   * `{ campaignId, day, amount, unit }`; `day` is the last settled one, `YYYY-MM-DD`, and its first ms in UTC
   * is the message's date.
   */
  'agent.rebates_settled': ({ key, payload }) => {
    const { campaignId, day, amount, unit } = payload
    if (day === undefined || amount === undefined || unit === undefined) return null
    const date = Date.parse(day)
    return { cause: `rebates:${key}`, kind: 'rebates_settled', params: { campaignId, amount: { amount, unit }, date } }
  },
  /** `{ campaignId, person }`; `person` is the masked name. */
  'referral.first_trade': ({ key, payload: { campaignId, person } }) => {
    if (person === undefined) return null
    return { cause: `first_trade:${key}`, kind: 'first_trade', params: { campaignId, person } }
  },
  /** `{ campaignId, day, count }`: a day with more of them than have messages of their own. */
  'referral.first_trades': ({ payload: { campaignId, day, count } }) => {
    if (day === undefined || count === undefined) return null
    const params = { campaignId, count, date: Date.parse(day) }
    return { cause: `first_trades:${campaignId}:${day}`, kind: 'first_trades', params }
  },
  /** `{ status, campaignId, reasonCode, mayApplyAt }` */
  'agent.application_decided': ({ key, payload }) => {
    const { status, campaignId, reasonCode, mayApplyAt } = payload
    const cause = `application:${key}`
    if (status === 'ACCEPTED') return { cause, kind: 'application_accepted', params: { campaignId } }
    if (status !== 'DECLINED' || !reasonCode || typeof mayApplyAt !== 'number') return null
    return { cause, kind: 'application_declined', params: { reason: reasonCode, date: mayApplyAt } }
  },
  /** `{ activityId, status }`: the answer to a win-back application. */
  'win_back.decided': ({ payload: { activityId, status } }) => {
    if (activityId === undefined || status === undefined) return null
    const kind = status === 'ACCEPTED' ? 'back_accepted' : 'back_declined'
    return { cause: `back:${activityId}`, kind, activityId, params: {} }
  },
  /** `{ template, messageId, activityId }`: support answered a user. */
  'support.message': ({ payload: { template, messageId, activityId } }) => {
    if (template === undefined || messageId === undefined) return null
    const kind = supportKindOf(template, activityId)
    return { cause: `support:${messageId}`, messageId, kind, activityId: activityId ?? null, params: {} }
  },
  /**
   * `{ state, count }`: the second factor is on, off, removed by support or proposed for that, or a login used a recovery
   * code.
   */
  'user.factor_changed': ({ key, payload: { state, count } }): MessageDraft | null => {
    const cause = `factor:${key}`
    const kind = FACTOR_KINDS[state ?? '']
    if (kind !== undefined) return { cause, kind, params: {} }
    return count === undefined ? null : { cause, kind: 'recovery_code_used', params: { count } }
  },
  /** `{ browser, system, country }`: each null when unknown. */
  'account.new_login': ({ key, at: date, payload: { browser, system, country } }) => {
    const device = clientParam({ browser: browser ?? null, system: system ?? null, country: country ?? null })
    return { cause: `login:${key}`, kind: 'new_login', params: { device, date } }
  },
  /** The final result of a participant: the place of the team if there is one, else the own place that won or is the best. */
  'activity.settled': ({ payload, team }): MessageDraft | null => {
    const { activityId, ranks = {}, rewards = [], soldOut = [] } = payload
    if (activityId === undefined) return null
    const draft = { cause: `settled:${activityId}`, activityId }
    const { TEAM, ...own } = ranks
    const rank = TEAM ?? rankOf(rewards) ?? rankOf(soldOut) ?? Math.min(...Object.values(own))
    if (!Number.isFinite(rank)) return { ...draft, kind: 'activity_settled', params: {} }
    const isWon = rewards.some(isOfPlace)
    if (!isWon && soldOut.some(isOfPlace)) return { ...draft, kind: 'prize_sold_out', params: { rank } }
    if (TEAM === undefined || team === null)
      return { ...draft, kind: isWon ? 'place_won' : 'place_missed', params: { rank } }
    return {
      ...draft,
      kind: isWon ? 'team_place_won' : 'team_place_missed',
      params: { rank, team: team.name },
    }
  },
  /** A reward that was granted without a claim. @returns null for a claimed one: its user has just seen it */
  'reward.granted': ({ reward, payload: { state }, goodwill = null }) => {
    if (reward === null || reward.source.startsWith('task:')) return null
    const draft = aboutReward(reward, `granted:${reward.rewardId}`)
    if (goodwill === null || state === 'REVIEW')
      return draftByState(reward, state, { ...draft, granted: 'reward_granted' })
    const { about } = goodwill
    return about === null ? { ...draft, kind: 'goodwill' } : { ...draft, kind: 'goodwill_about', activityId: about }
  },
  /** `{ rewardId, state, reason }`: a granted reward comes under review, or the decision about it. */
  'reward.reviewed': ({ key, reward, payload: { state, reason } }) => {
    if (reward === null) return null
    const draft = aboutReward(reward, `reviewed:${reward.rewardId}:${key}`)
    if (state !== 'CANCELLED') return draftByState(reward, state, { ...draft, granted: 'review_accepted' })
    return reason === undefined ? null : { ...draft, kind: 'review_refused', params: { ...draft.params, reason } }
  },
  /** `{ rewardId, isLateFact }`: the gateway took a reward back, because a fact that arrived late decides otherwise. @returns null when the staff did */
  'reward.cancelled': ({ reward, payload: { isLateFact } }) =>
    reward === null || isLateFact !== true
      ? null
      : { ...aboutReward(reward, `corrected:${reward.rewardId}`), kind: 'reward_corrected' },
  /** `{ rewardId, payoutId, attempt, code, final }`: only the end of an attempt is news, and its cause rarely helps. */
  'reward.payout_failed': ({ reward, payload: { payoutId, attempt, code, final } }) => {
    if (reward === null || payoutId === undefined || final !== true) return null
    const quantity = new Big(reward.quantity).minus(reward.cancelled).toFixed()
    return {
      ...aboutReward({ ...reward, quantity }, `payout:${payoutId}:${attempt}`),
      kind: code === 'KYC_NEEDED' ? 'payout_kyc' : 'payout_delayed',
    }
  },
  /** A reward that waits for its claim. @returns null if it was claimed or expired since, or needs no claim */
  'reward.earned': ({ claim }) => {
    if (claim?.status !== 'RESERVED') return null
    return draftClaim(claim, { cause: 'claimable', kind: 'reward_claimable' })
  },
  /** The same, less than a day before its deadline. */
  'claim.expiring': ({ claim, payload }) => {
    if (claim?.status !== 'RESERVED' || claim.claimDeadline !== payload.claimDeadline) return null
    return draftClaim(claim, { cause: `expiring:${claim.claimDeadline}`, kind: 'claim_expiring' })
  },
  'claim.expired': ({ claim }) => {
    if (claim?.status !== 'EXPIRED') return null
    return draftClaim(claim, { cause: 'expired', kind: 'claim_expired' })
  },
  'team.requested': ofTeam('team_requested'),
  'team.joined': ofTeam('team_joined'),
  'team.accepted': ofTeam('team_accepted'),
  'team.declined': ofTeam('team_declined'),
  'team.removed': ofTeam('team_removed'),
  'team.captain': ofTeam('team_captain'),
  'account.password_changed': ({ key, at: date }) => ({
    cause: `password:${key}`,
    kind: 'password_changed',
    params: { date },
  }),
}

/** The message that an entry of the log causes; null when there is none. Pure. */
export const draftMessage: Draft = (entry) => DRAFTS[entry.topic]?.(entry) ?? null
