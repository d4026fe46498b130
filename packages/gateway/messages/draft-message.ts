import Big from 'big.js'
import type { RewardState } from '@fanfare/contract/enumerations.ts'
import type { MessageKind } from '@fanfare/contract/message/message-kinds.ts'
import type { LogTopic } from '@fanfare/contract/staff/log.ts'
import type { SUPPORT_TEMPLATES } from '@fanfare/contract/staff/send-message.ts'
import type { RewardRow } from '#gateway/rewards/db/rewards.ts'
import { amountOfAsset } from '#gateway/rewards/describe-stored-reward.ts'
import { clientParam } from './message-texts.ts'
import type { LogEvent, LogPayloads } from '#gateway/log/db/log-events.ts'
import type { ClaimRow, KindWithParams, NewMessage, UnsavedMessage } from '#gateway/messages/db/messages.ts'
import type { TeamRow } from '#gateway/teams/db/teams.ts'

/** A message that an entry of the log causes. */
type MessageDraft = KindWithParams &
  Pick<UnsavedMessage, 'cause'> &
  // `messageId` is set where a call has already answered with it.
  Partial<Pick<NewMessage, 'activityId' | 'source' | 'messageId'>>

/** Where an entry of one user stands in the log, and the rows that it is about, as they are now. */
export interface EntryContext {
  /** Unique in the log. */
  key: string
  /** ms */
  at: number
  reward: RewardRow | null
  claim: ClaimRow | null
  /** The reward is goodwill: the activity that it is about. */
  goodwill?: { about: string | null } | null
  team: Pick<TeamRow, 'name'> | null
  /** ms: until when teams of the activity can be joined; null when it has none. */
  joinUntil: number | null
}

/** The message of an entry of a topic; null when there is none. */
type Draft<Topic extends LogTopic> = (payload: LogPayloads[Topic], context: EntryContext) => MessageDraft | null

/** The kind of what support sends: an answer names its activity if it has one. */
export function supportKindOf(
  template: (typeof SUPPORT_TEMPLATES)[number],
  activityId: string | undefined,
): 'support_address' | 'support_ticket_closed' | 'support_answer' | 'support_answer_about' {
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
  { activityId, source, asset, quantity, claimDeadline }: ClaimRow,
  { cause, kind }: { cause: string; kind: 'reward_claimable' | 'claim_expiring' | 'claim_expired' },
): MessageDraft | null {
  if (asset === null || quantity === null || claimDeadline === null) return null
  const params = { reward: amountOfAsset(asset, quantity), date: claimDeadline }
  return { cause: `${cause}:${activityId}:${source}`, kind, params, activityId, source }
}

const ofTeam =
  (
    kind: Exclude<Extract<MessageKind, `team_${string}`>, `team_place_${string}`>,
  ): Draft<Extract<LogTopic, `team.${string}`>> =>
  ({ activityId }, { key, team, joinUntil }) => {
    if (team === null) return null
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
  state: RewardState,
  { granted, ...draft }: ReturnType<typeof aboutReward> & { granted: 'reward_granted' | 'review_accepted' },
): MessageDraft {
  if (state === 'REVIEW') return { ...draft, kind: 'reward_review' }
  if (rewardType === 'PHYSICAL') return { ...draft, kind: 'reward_address' }
  if (state !== 'HOLD' || holdUntil === null) return { ...draft, kind: granted }
  return { ...draft, kind: 'reward_held', params: { ...draft.params, date: holdUntil } }
}

const FACTOR_KINDS = {
  ON: 'factor_on',
  OFF: 'factor_off',
  PROPOSED: 'factor_removal',
  REMOVED: 'factor_removed',
} as const

const DRAFTS: { readonly [Topic in LogTopic]?: Draft<Topic> } = {
  'agent.level_reached': ({ campaignId, level }, { key }) => ({
    cause: `level:${key}`,
    kind: 'level_reached',
    params: { campaignId, level },
  }),
  /** Its date is the first ms of the last settled day in UTC. */
  'agent.rebates_settled': ({ campaignId, day, amount, unit }, { key }) => ({
    cause: `rebates:${key}`,
    kind: 'rebates_settled',
    params: { campaignId, amount: { amount, unit }, date: Date.parse(day) },
  }),
  'referral.first_trade': ({ campaignId, person }, { key }) => ({
    cause: `first_trade:${key}`,
    kind: 'first_trade',
    params: { campaignId, person },
  }),
  'referral.first_trades': ({ campaignId, day, count }) => ({
    cause: `first_trades:${campaignId}:${day}`,
    kind: 'first_trades',
    params: { campaignId, count, date: Date.parse(day) },
  }),
  'agent.application_decided': (decided, { key }) => {
    const cause = `application:${key}`
    if (decided.status === 'ACCEPTED')
      return { cause, kind: 'application_accepted', params: { campaignId: decided.campaignId } }
    return {
      cause,
      kind: 'application_declined',
      params: { reason: decided.reasonCode, date: decided.mayApplyAt },
    }
  },
  'win_back.decided': ({ activityId, status }) => ({
    cause: `back:${activityId}`,
    kind: status === 'ACCEPTED' ? 'back_accepted' : 'back_declined',
    activityId,
    params: {},
  }),
  'support.message': ({ template, messageId, activityId }) => ({
    cause: `support:${messageId}`,
    messageId,
    kind: supportKindOf(template, activityId),
    activityId: activityId ?? null,
    params: {},
  }),
  'user.factor_changed': (change, { key }): MessageDraft => {
    const cause = `factor:${key}`
    if (change.state === 'RECOVERY') return { cause, kind: 'recovery_code_used', params: { count: change.count } }
    return { cause, kind: FACTOR_KINDS[change.state], params: {} }
  },
  'account.new_login': (client, { key, at: date }) => ({
    cause: `login:${key}`,
    kind: 'new_login',
    params: { device: clientParam(client), date },
  }),
  /** The place of the team if there is one, else the own place that won or is the best. */
  'activity.settled': ({ activityId, ranks, rewards, soldOut }, { team }): MessageDraft => {
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
  'reward.granted': ({ state }, { reward, goodwill = null }) => {
    if (reward === null || reward.source.startsWith('task:')) return null
    const draft = aboutReward(reward, `granted:${reward.rewardId}`)
    if (goodwill === null || state === 'REVIEW')
      return draftByState(reward, state, { ...draft, granted: 'reward_granted' })
    const { about } = goodwill
    return about === null ? { ...draft, kind: 'goodwill' } : { ...draft, kind: 'goodwill_about', activityId: about }
  },
  'reward.reviewed': ({ state, reason }, { key, reward }) => {
    if (reward === null) return null
    const draft = aboutReward(reward, `reviewed:${reward.rewardId}:${key}`)
    if (state !== 'CANCELLED') return draftByState(reward, state, { ...draft, granted: 'review_accepted' })
    return reason === undefined ? null : { ...draft, kind: 'review_refused', params: { ...draft.params, reason } }
  },
  /** @returns null when the staff took it back */
  'reward.cancelled': ({ isLateFact }, { reward }) =>
    reward === null || isLateFact !== true
      ? null
      : { ...aboutReward(reward, `corrected:${reward.rewardId}`), kind: 'reward_corrected' },
  /** Only the end of an attempt is news, and its cause rarely helps. */
  'reward.payout_failed': ({ payoutId, attempt, code, final }, { reward }) => {
    if (reward === null || !final) return null
    const quantity = new Big(reward.quantity).minus(reward.cancelled).toFixed()
    return {
      ...aboutReward({ ...reward, quantity }, `payout:${payoutId}:${attempt}`),
      kind: code === 'KYC_NEEDED' ? 'payout_kyc' : 'payout_delayed',
    }
  },
  /** @returns null if the reward was claimed or expired since, or needs no claim */
  'reward.earned': (_, { claim }) => {
    if (claim?.status !== 'RESERVED') return null
    return draftClaim(claim, { cause: 'claimable', kind: 'reward_claimable' })
  },
  /** The same, less than a day before its deadline. */
  'claim.expiring': ({ claimDeadline }, { claim }) => {
    if (claim?.status !== 'RESERVED' || claim.claimDeadline !== claimDeadline) return null
    return draftClaim(claim, { cause: `expiring:${claimDeadline}`, kind: 'claim_expiring' })
  },
  'claim.expired': (_, { claim }) => {
    if (claim?.status !== 'EXPIRED') return null
    return draftClaim(claim, { cause: 'expired', kind: 'claim_expired' })
  },
  'team.requested': ofTeam('team_requested'),
  'team.joined': ofTeam('team_joined'),
  'team.accepted': ofTeam('team_accepted'),
  'team.declined': ofTeam('team_declined'),
  'team.removed': ofTeam('team_removed'),
  'team.captain': ofTeam('team_captain'),
  'account.password_changed': (_, { key, at: date }) => ({
    cause: `password:${key}`,
    kind: 'password_changed',
    params: { date },
  }),
}

/** The message that an event of the log causes; null when there is none. Pure. */
export function draftMessage<Topic extends LogTopic>(
  { topic, payload }: LogEvent<Topic>,
  context: EntryContext,
): MessageDraft | null {
  return DRAFTS[topic]?.(payload, context) ?? null
}
