import * as z from 'zod'
import { AGENT_DECLINE_REASONS } from '@fanfare/contract/agent/application.ts'
import { PAUSE_REASONS } from '@fanfare/contract/activity/pause.ts'
import { ACTIVITY_STATUSES, REWARD_STATES, TASK_STATUSES } from '@fanfare/contract/enumerations.ts'
import { amountSchema } from '@fanfare/contract/money.ts'
import { PAYOUT_CODES } from '@fanfare/contract/ops/platform-event.ts'
import { CANCEL_REASONS } from '@fanfare/contract/staff/corrections.ts'
import type { LogTopic } from '@fanfare/contract/staff/log.ts'
import { SUPPORT_TEMPLATES } from '@fanfare/contract/staff/send-message.ts'
import type { Source } from '#gateway/db/tables/source.ts'

/** ms since the epoch. */
const instant = z.number()
const source = z.templateLiteral([z.string(), ':', z.string()]) as unknown as z.ZodType<Source>
const activityStatus = z.enum(ACTIVITY_STATUSES)
const nothing = z.object({})
const rewardOnly = z.object({ rewardId: z.string() })

/** The source of a reward that a user may earn. */
const ofSource = z.object({ activityId: z.string(), source })
/** A reward with its state after the change. */
const ofReward = ofSource.extend({ rewardId: z.string(), state: z.enum(REWARD_STATES) })
const ofTeam = z.object({ activityId: z.string(), teamId: z.string() })
const ofCampaign = z.object({ campaignId: z.string() })
const ofPayout = z.object({
  payoutId: z.string(),
  rewardId: z.string(),
  activityId: z.string(),
  /** 1 for the first request to the wallet. */
  attempt: z.number(),
})
/** What is paused; all false after a pause has ended. */
const ofPause = z.object({
  /** null: every activity. */
  activityId: z.string().nullable(),
  claims: z.boolean(),
  joins: z.boolean(),
  draws: z.boolean(),
  reason: z.enum(PAUSE_REASONS).nullable(),
  since: instant.nullable(),
})

/**
 * What the entries of each topic say. Writers and readers are typed by it; the wire has these payloads beside the user's id
 * (`GET /ops/v1/log`, webhooks), and they name no person. A new field is optional: entries of older versions are still read.
 */
export const LOG_EVENTS = {
  /** A reward waits for its claim. */
  'reward.earned': ofSource.extend({ earnedAt: instant, claimDeadline: instant.nullable() }),
  /** A period of a task is over without a reward. */
  'reward.missed': ofSource,
  'reward.sold_out': ofSource,
  'claim.expiring': ofSource.extend({ claimDeadline: instant.nullable() }),
  'claim.expired': ofSource,
  'reward.granted': ofReward,
  'reward.expired': rewardOnly,
  'reward.used': rewardOnly,
  /** A granted reward comes under review, or a review of it is decided: `reason` of one that was refused. */
  'reward.reviewed': ofReward.extend({ reason: z.enum(CANCEL_REASONS).optional() }),
  /** Staff hold a reward, or let it go. */
  'reward.held': ofReward,
  'reward.cancelled': ofReward.extend({
    reason: z.enum(CANCEL_REASONS),
    /** The gateway took it back, because a fact that arrived late decides otherwise. */
    isLateFact: z.literal(true).optional(),
  }),
  /** What a wallet needs to pay it. */
  'reward.payout_requested': ofPayout.extend({
    userId: z.string(),
    source,
    rewardType: z.string(),
    kind: z.number(),
    money: z.object({ amount: amountSchema, unit: z.string() }),
    expiresAt: instant.nullable(),
    requestedAt: instant.nullable(),
  }),
  /** `reference`: the wallet's name of the transfer. */
  'reward.paid': ofPayout.extend({ reference: z.string().nullable() }),
  'reward.payout_failed': ofPayout.extend({ code: z.enum(PAYOUT_CODES).nullable(), final: z.boolean() }),
  'reward.payout_returned': ofPayout.extend({ code: z.enum(PAYOUT_CODES).nullable() }),
  'review.opened': z.object({
    reviewId: z.string(),
    rewardId: z.string(),
    activityId: z.string(),
    kind: z.enum(['FLAG', 'REVERSAL']),
  }),
  /** The final result of a participant: the best place of each track, and the sources that paid or were sold out. */
  'activity.settled': z.object({
    activityId: z.string(),
    ranks: z.record(z.string(), z.number()),
    rewards: z.array(z.string()),
    soldOut: z.array(z.string()),
    teamId: z.string().optional(),
  }),
  'activity.changed': z.object({ activityId: z.string(), status: activityStatus }),
  'activity.published': z.object({
    activityId: z.string(),
    alias: z.string(),
    version: z.number(),
    activityType: z.number(),
    startTime: instant,
    endTime: instant,
    cancelled: z.boolean(),
  }),
  'activity.paused': ofPause,
  'activity.resumed': ofPause,
  'team.requested': ofTeam,
  'team.joined': ofTeam,
  'team.accepted': ofTeam,
  'team.declined': ofTeam,
  'team.removed': ofTeam,
  'team.captain': ofTeam,
  /** `at`: of the snapshot. */
  'board.changed': z.object({ activityId: z.string(), at: instant }),
  'tasks.changed': z.object({ activityId: z.string(), taskId: z.string(), taskStatus: z.enum(TASK_STATUSES) }),
  /** How many messages the user has not read. */
  'messages.changed': z.object({ total: z.number() }),
  /** Its readers add the texts. */
  'message.created': z.object({
    messageId: z.string(),
    type: z.string(),
    titleKey: z.string(),
    params: z.record(z.string(), z.unknown()),
    activityId: z.string().nullable(),
  }),
  'agent.level_reached': ofCampaign.extend({
    /** `YYYY-MM` */
    month: z.string(),
    level: z.string(),
    levelBefore: z.string().nullable(),
    activeTraders: z.number(),
  }),
  /** `day`: the last settled one, `YYYY-MM-DD`; `days`: how many the amount is of. */
  'agent.rebates_settled': ofCampaign.extend({
    day: z.iso.date(),
    days: z.number(),
    amount: amountSchema,
    unit: z.string(),
  }),
  'agent.application_decided': z.discriminatedUnion('status', [
    z.object({ status: z.literal('ACCEPTED'), campaignId: z.string() }),
    z.object({ status: z.literal('DECLINED'), reasonCode: z.enum(AGENT_DECLINE_REASONS), mayApplyAt: instant }),
  ]),
  /** The answer to a win-back application. */
  'win_back.decided': z.object({ activityId: z.string(), status: z.enum(['ACCEPTED', 'DECLINED']) }),
  /** Support answered a user. */
  'support.message': z.object({
    template: z.enum(SUPPORT_TEMPLATES),
    messageId: z.string(),
    activityId: z.string().optional(),
    taskId: z.string().optional(),
  }),
  /** `person` is the masked name. */
  'referral.first_trade': ofCampaign.extend({ person: z.string() }),
  /** A day, `YYYY-MM-DD`, with more first trades than have messages of their own. */
  'referral.first_trades': ofCampaign.extend({ day: z.iso.date(), count: z.number() }),
  /** Each null when unknown. */
  'account.new_login': z.object({
    browser: z.string().nullable(),
    system: z.string().nullable(),
    country: z.string().nullable(),
  }),
  'account.password_changed': nothing,
  'user.cleared': z.object({ eventId: z.string(), occurredAt: instant, reason: z.string().nullable() }),
  /** `count`: of the recovery codes that are left after one was used. */
  'user.factor_changed': z.discriminatedUnion('state', [
    z.object({ state: z.enum(['ON', 'OFF', 'PROPOSED', 'REMOVED']) }),
    z.object({ state: z.literal('RECOVERY'), count: z.number() }),
  ]),
  'user.deleted': nothing,
  /** `reverses`: the id of the event that nothing counts any more. */
  'event.reversed': z.object({ eventId: z.string(), reverses: z.string(), occurredAt: instant, reason: z.string() }),
  'proposal.opened': z.object({
    proposalId: z.string(),
    kind: z.string(),
    subject: z.string(),
    expiresAt: instant,
  }),
} as const satisfies Record<LogTopic, z.ZodType<Record<string, unknown>>>

/** The payload of each topic. */
export type LogPayloads = { [Topic in LogTopic]: z.output<(typeof LOG_EVENTS)[Topic]> }

/** A topic with its payload. */
export type LogEvent<Topic extends LogTopic = LogTopic> = {
  [One in Topic]: { topic: One; payload: LogPayloads[One] }
}[Topic]

/** The event of an entry that was read; null for one that this version cannot read, which must not stop its reader. */
export function readEvent({ topic, payload }: { topic: LogTopic; payload: unknown }): LogEvent | null {
  const read = LOG_EVENTS[topic]?.safeParse(payload)
  return read?.success === true ? ({ topic, payload: read.data } as LogEvent) : null
}
