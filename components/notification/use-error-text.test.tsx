import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderInRuntime } from '#components/testing/render-in-runtime.tsx'
import { useErrorText } from './use-error-text.ts'

afterEach(cleanup)

async function textOf(error: unknown, locale: 'en' | 'ar' = 'en'): Promise<string> {
  let text = ''
  function Reader() {
    text = useErrorText()(error)
    return null
  }
  await renderInRuntime(<Reader />, { locale })
  return text
}
const refusal = (code: string, reasonCode?: string) => ({ kind: 'gateway', code, data: reasonCode && { reasonCode } })

test('[API-2] a refusal becomes the sentence of its reason, else of its code', async () => {
  const reason = await textOf(refusal('51004', 'REGION'))
  const code = await textOf(refusal('51004'))
  expect(reason).not.toBe(code)
  for (const text of [reason, code]) expect(text).toMatch(/^[A-Z].+\.$/)
})

test('[API-2] the tip of a refusal comes before its reason and its code', async () => {
  const tip = (code: string, tipKey: string) => ({ kind: 'gateway', code, data: { tipKey, reasonCode: 'REGION' } })
  expect(await textOf(tip('51071', 'activity.full'))).toBe('This activity is full.')
  expect(await textOf(tip('51021', 'activity.consent_needed'))).toContain('accept this activity’s terms')
  expect(await textOf(tip('51070', 'activity.no_airdrop'))).toBe('This activity has no airdrop to check.')
  expect(await textOf(tip('51020', 'activity.nobody_wrote_this'))).toBe(await textOf(refusal('51004', 'REGION')))
  expect(await textOf(tip('51020', ''))).toBe(await textOf(refusal('51004', 'REGION')))
})

test('[API-2][ACT-7] a tip without a text of the site is shown in its own words', async () => {
  const tip = (data: object) => textOf({ kind: 'gateway', code: '51020', data })
  expect(await tip({ tip: 'Coupons <b>stop</b> on Friday.' })).toBe('Coupons <b>stop</b> on Friday.')
  expect(await tip({ tipKey: 'platform.coupon_stop', tip: 'Coupons stop on Friday.' })).toBe('Coupons stop on Friday.')
  expect(await tip({ tipKey: 'activity.full', tip: 'full' })).toBe('This activity is full.')
  expect(await tip({})).toBe(await textOf({ kind: 'gateway', code: '51020', data: undefined }))
})

test('[LOC-5] the sentence is in the page’s language', async () => {
  expect(await textOf(refusal('51001'), 'ar')).toMatch(/[\u0600-\u06FF]/)
})

test('[API-3] a network failure is a Network Error and assures that the user is not paid or charged twice', async () => {
  expect(await textOf({ kind: 'network', message: 'Network Error' })).toContain('Connection problem')
})

test('[API-5] an unknown code, reason or error is a sentence, too, never a key', async () => {
  const unknown = await textOf(undefined)
  expect(unknown).toMatch(/^[A-Z].+\.$/)
  expect(await textOf(refusal('51999', 'NO_SUCH_REASON'))).toBe(unknown)
  expect(await textOf({ kind: 'contract', message: 'x does not match' })).toBe(unknown)
})
