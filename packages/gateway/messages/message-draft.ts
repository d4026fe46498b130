import * as z from 'zod'
import { AGENT_DECLINE_REASONS } from '@fanfare/contract/agent/application.ts'
import { amountSchema } from '@fanfare/contract/money.ts'
import { PAYOUT_CODES } from '@fanfare/contract/ops/platform-event.ts'
import { CANCEL_REASONS } from '@fanfare/contract/staff/corrections.ts'
import { SUPPORT_TEMPLATES } from '@fanfare/contract/staff/send-message.ts'
import type { LogEntry } from '#gateway/log/db/log.ts'
import type { ClaimRow } from '#gateway/messages/db/messages.ts'
import type { KindWithParams, NewMessage, UnsavedMessage } from '#gateway/messages/db/write-messages.ts'
import type { RewardRow } from '#gateway/rewards/db/rewards.ts'
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
export type MessageDraft = KindWithParams &
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
