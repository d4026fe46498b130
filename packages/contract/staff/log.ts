import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { flagSchema, nullableText, objects, recordSchema, textMatching, textSchema, textUpTo } from '../fields.ts'
import { nullableId } from '../identifiers.ts'
import { instantSchema } from '../money.ts'
import { wholeNumberSchema } from '../integers.ts'
import { PLATFORM, STAFF_CALL } from './staff.ts'

export const LOG_TOPICS = [
  'reward.earned',
  'reward.missed',
  'reward.sold_out',
  'claim.expired',
  'reward.granted',
  'reward.expired',
  'reward.used',
  'reward.reviewed',
  'reward.held',
  'reward.cancelled',
  'reward.payout_requested',
  'reward.paid',
  'reward.payout_failed',
  'reward.payout_returned',
  'review.opened',
  'activity.settled',
  'activity.changed',
  'activity.published',
  'activity.paused',
  'activity.resumed',
  'team.requested',
  'team.joined',
  'team.accepted',
  'team.declined',
  'team.removed',
  'team.captain',
  'claim.expiring',
  'board.changed',
  'tasks.changed',
  'messages.changed',
  'message.created',
  'agent.level_reached',
  'agent.rebates_settled',
  'agent.application_decided',
  'win_back.decided',
  'support.message',
  'referral.first_trade',
  'referral.first_trades',
  'account.new_login',
  'account.password_changed',
  'user.cleared',
  'user.factor_changed',
  'user.deleted',
  'event.reversed',
  'proposal.opened',
] as const
export type LogTopic = (typeof LOG_TOPICS)[number]

/** A webhook gets these only by their whole names: the first moves money, the others are for open pages and come often. */
export const NAMED_TOPICS: readonly LogTopic[] = [
  'reward.payout_requested',
  'board.changed',
  'tasks.changed',
  'messages.changed',
]

export const topicSchema = textMatching(/^[a-z_]+\.(?:[a-z_]+|\*)$/)

/**
 * Entries of the log in their order, for a program that asks again and again with the `next` of the answer before; nothing is skipped, also while
 * transactions overlap. Without `after` it begins with the oldest entry that is kept, at least seven days. `topics` are separated by
 * commas, `reward.*` is all of a noun; `id` is the same at every reading. `more`: ask again at once. `missed`: entries behind `after` may
 * have been deleted.
 * @assumed the shape of a reader of the log for those who pull
 */
export const pullLog = defineCall({
  ...STAFF_CALL,
  name: 'staffPullLog',
  path: '/ops/v1/log',
  roles: PLATFORM,
  summary: 'Entries of the log, for programs of the platform that pull.',
  query: {
    after: z.optional(textUpTo(512)),
    topics: z.optional(textUpTo(1000)),
    pageSize: z._default(wholeNumberSchema(1, 1000), 200),
  },
  data: {
    items: objects({
      id: textSchema,
      type: textSchema,
      at: instantSchema,
      userId: nullableId,
      data: recordSchema,
    }),
    next: nullableText,
    more: flagSchema,
    missed: flagSchema,
  },
})

/** The topics of a filter; null means all, undefined that the text is not a filter. */
export function readTopics(text: string | undefined): readonly string[] | null | undefined {
  if (text === undefined) return null
  const topics = text.split(',')
  return topics.every((topic) => topicSchema.safeParse(topic).success) ? topics : undefined
}
