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

/** `referral.first_trade { campaignId, person }`; `person` is the masked name. */
export function draftFirstTrade({ key, payload: { campaignId, person } }: CausingEntry): MessageDraft | null {
  if (campaignId === undefined || person === undefined) return null
  return { cause: `first_trade:${key}`, kind: 'first_trade', params: { campaignId, person } }
}

/** `referral.first_trades { campaignId, day, count }`: a day with more of them than have messages of their own. */
export function draftFirstTrades({ payload: { campaignId, day, count } }: CausingEntry): MessageDraft | null {
  if (campaignId === undefined || day === undefined || count === undefined) return null
  const params = { campaignId, count, date: Date.parse(day) }
  return { cause: `first_trades:${campaignId}:${day}`, kind: 'first_trades', params }
}

/** `agent.application_decided { status, campaignId, reasonCode, mayApplyAt }` */
export function draftApplication({ key, payload }: CausingEntry): MessageDraft | null {
  const { status, campaignId, reasonCode, mayApplyAt } = payload
  const cause = `application:${key}`
  if (status === 'ACCEPTED' && campaignId !== undefined)
    return { cause, kind: 'application_accepted', params: { campaignId } }
  if (status !== 'DECLINED' || !reasonCode || typeof mayApplyAt !== 'number') return null
  return { cause, kind: 'application_declined', params: { reason: reasonCode, date: mayApplyAt } }
}
