import type { CausingEntry, MessageDraft } from './message-draft.ts'

/** `agent.level_reached { campaignId, level }` */
export function draftLevel({ key, payload: { campaignId, level } }: CausingEntry): MessageDraft | null {
  if (campaignId === undefined || level === undefined) return null
  return { cause: `level:${key}`, kind: 'level_reached', params: { campaignId, level: String(level) } }
}

/**
 * `agent.rebates_settled { campaignId, day, amount, unit }`; `day` is the last settled one, `YYYY-MM-DD`, and its first ms in UTC
 * is the message's date.
 */
export function draftRebates({ key, payload }: CausingEntry): MessageDraft | null {
  const { campaignId, day, amount, unit } = payload
  if (campaignId === undefined || day === undefined || amount === undefined || unit === undefined) return null
  const date = Date.parse(day)
  return { cause: `rebates:${key}`, kind: 'rebates_settled', params: { campaignId, amount: { amount, unit }, date } }
}
