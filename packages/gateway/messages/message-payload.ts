import * as z from 'zod'
import { AGENT_DECLINE_REASONS } from '@fanfare/contract/agent/application.ts'
import { amountSchema } from '@fanfare/contract/money.ts'

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
})
export type MessagePayload = z.output<typeof payloadSchema>

/** null: an entry that no message can be made of; it must not keep the reader from the entries after it. */
export const readPayload = (payload: Record<string, unknown>): MessagePayload | null =>
  payloadSchema.safeParse(payload).data ?? null
