import { expect, test } from 'vitest'
import { renderStill } from '#components/testing/render-still.tsx'
import { useErrorText } from './use-error-text.ts'

function textOf(error: unknown, locale?: 'ar'): string {
  let text = ''
  function Reader() {
    text = useErrorText()(error)
    return null
  }
  renderStill(<Reader />, locale)
  return text
}
const refusal = (code: string, reasonCode?: string) => ({ kind: 'gateway', code, data: reasonCode && { reasonCode } })

test('[API-2][API-3][LOC-5] a refusal becomes the sentence of its reason or its code in the page’s language', () => {
  const reason = textOf(refusal('51004', 'REGION'))
  const code = textOf(refusal('51004'))
  expect(reason).not.toBe(code)
  for (const text of [reason, code]) expect(text).toMatch(/^[A-Z].+\.$/)
  expect(textOf(refusal('51001'), 'ar')).toMatch(/[\u0600-\u06FF]/)
  expect(textOf({ kind: 'network', message: 'Network Error' })).toContain('Connection problem')
})

test('[API-2] the tip of a refusal comes before its reason and its code', () => {
  const tip = (code: string, tipKey: string) => ({ kind: 'gateway', code, data: { tipKey, reasonCode: 'REGION' } })
  expect(textOf(tip('51071', 'activity.full'))).toBe('This activity is full.')
  expect(textOf(tip('51021', 'activity.consent_needed'))).toContain('accept this activity’s terms')
  expect(textOf(tip('51070', 'activity.no_airdrop'))).toBe('This activity has no airdrop to check.')
  expect(textOf(tip('51020', 'activity.nobody_wrote_this'))).toBe(textOf(refusal('51004', 'REGION')))
  expect(textOf(tip('51020', ''))).toBe(textOf(refusal('51004', 'REGION')))
})

test('[API-2][ACT-7] a tip without a text of the site is shown in its own words', () => {
  const tip = (data: object) => textOf({ kind: 'gateway', code: '51020', data })
  expect(tip({ tip: 'Coupons <b>stop</b> on Friday.' })).toBe('Coupons <b>stop</b> on Friday.')
  expect(tip({ tipKey: 'platform.coupon_stop', tip: 'Coupons stop on Friday.' })).toBe('Coupons stop on Friday.')
  expect(tip({ tipKey: 'activity.full', tip: 'full' })).toBe('This activity is full.')
  expect(tip({})).toBe(textOf({ kind: 'gateway', code: '51020', data: undefined }))
})

test('[API-5] an unknown code, reason or error is a sentence, too, never a key', () => {
  const unknown = textOf(undefined)
  expect(unknown).toMatch(/^[A-Z].+\.$/)
  expect(textOf(refusal('51999', 'NO_SUCH_REASON'))).toBe(unknown)
  expect(textOf({ kind: 'contract', message: 'x does not match' })).toBe(unknown)
})
