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
const payloadSchema = z.object({
  activityId: z.string().optional(),
  source: z.string().optional(),
  rewardId: z.string().optional(),
  state: z.string().optional(),
  claimDeadline: z.number().nullish(),
  teamId: z.string().optional(),
  ranks: z.record(z.string(), z.number()).optional(),
  rewards: z.array(z.string()).optional(),
  soldOut: z.array(z.string()).optional(),
  campaignId: z.string().optional(),
  level: z.union([z.string(), z.number()]).optional(),
  amount: z.optional(amountSchema),
  unit: z.string().optional(),
  day: z.iso.date().optional(),
  person: z.string().optional(),
  count: z.number().optional(),
  status: z.enum(['ACCEPTED', 'DECLINED']).optional(),
  reasonCode: z.enum(AGENT_DECLINE_REASONS).nullish(),
  mayApplyAt: z.number().nullish(),
  reason: z.enum(CANCEL_REASONS).optional(),
  template: z.enum(SUPPORT_TEMPLATES).optional(),
  messageId: z.string().optional(),
  payoutId: z.string().optional(),
  attempt: z.number().optional(),
  code: z.enum(PAYOUT_CODES).nullish(),
  final: z.boolean().optional(),
  browser: z.string().nullish(),
  system: z.string().nullish(),
  country: z.string().nullish(),
})
export type MessagePayload = z.output<typeof payloadSchema>

/** null means an entry that no message can be made of; it must not keep the reader from the entries after it. */
export const readPayload = (payload: Record<string, unknown>): MessagePayload | null =>
  payloadSchema.safeParse(payload).data ?? null

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
