import type { CausingEntry, MessageDraft } from './message-draft.ts'

/** `agent.level_reached { campaignId, level }` */
export function draftLevel({ key, payload: { campaignId, level } }: CausingEntry): MessageDraft | null {
  if (campaignId === undefined || level === undefined) return null
  return { cause: `level:${key}`, kind: 'level_reached', params: { campaignId, level: String(level) } }
}

/** `agent.rebates_settled { campaignId, day, amount }`; `day` is `YYYY-MM-DD`. */
export function draftRebates({ key, payload: { campaignId, day, amount } }: CausingEntry): MessageDraft | null {
  if (campaignId === undefined || day === undefined || amount === undefined) return null
  return { cause: `rebates:${key}`, kind: 'rebates_settled', params: { campaignId, amount, date: day } }
}
