import Big from 'big.js'
import { readCode } from '@fanfare/contract/typed-text.ts'

export const CODE_FIELDS = ['label', 'share', 'code'] as const
export type CodeField = (typeof CODE_FIELDS)[number]

/** The values of the form. `share` is a percentage as it was typed; an empty `code` lets the gateway draw one. */
export const NO_CODE = { label: '', share: '0', code: '' }

/** Keys of a field's sentence below `agent.code`. */
export type CodeProblem =
  'label_missing' | 'label_long' | 'share_invalid' | 'share_high' | 'code_invalid' | 'code_taken' | 'limit'

/** The share as a rate, "0.05" for 5 %; null for a text that is not a percentage. */
export function shareRate(share: string) {
  const text = share.trim()
  // Two decimals at most: no rate is finer than a hundredth of a percent.
  return /^\d{1,3}(?:[.,]\d{1,2})?$/.test(text) ? new Big(text.replace(',', '.')).div(100).toFixed() : null
}

/** A typed text that is not a percentage, or one above the agent's own rate. */
export function rateProblem(typed: string, limit: string) {
  const rate = shareRate(typed)
  if (rate === null) return 'invalid'
  return new Big(rate).gt(limit) ? 'high' : undefined
}

/** The call's body. @throws when the share is not a percentage */
export function codeBody({ label, share, code }: typeof NO_CODE) {
  const givesBack = shareRate(share)
  if (!givesBack) throw new Error('the form lets no other share through')
  return { label: label.trim(), givesBack, vipCode: readCode(code) || undefined }
}

const LONGEST_LABEL = 40
const OWN_CODE = /^(?:[A-Za-z0-9]{4,16})?$/

/** A code's label is the agent's own word for it, so it cannot be empty. */
export function labelProblem(label: string) {
  if (!label.trim()) return 'label_missing'
  return label.trim().length > LONGEST_LABEL ? 'label_long' : undefined
}

/** What is wrong with a field. `highest`: the most that friends can get, as a rate. */
export function codeProblem(field: CodeField, text: string, highest: string): CodeProblem | undefined {
  if (field === 'label') return labelProblem(text)
  if (field === 'code') return OWN_CODE.test(readCode(text)) ? undefined : 'code_invalid'
  const rate = rateProblem(text, highest)
  return rate && `share_${rate}`
}

/** The most that friends can get back: the lowest of the agent's rates. */
export const highestShare = (rates: readonly { rate: string }[]) =>
  rates.map(({ rate }) => rate).toSorted((one, other) => new Big(one).cmp(other))[0] ?? '0'
