import { beforeEach, expect, test, vi } from 'vitest'
import { CODES, type CodeName } from '@fanfare/contract/codes.ts'
import type { CallError } from '#store/call-error.ts'
import { placeRefusal } from './account-values.ts'

const NOW = 1_763_600_000_000
beforeEach(() => void vi.useFakeTimers({ now: NOW }))

const refusal = (name: CodeName, data?: Extract<CallError, { kind: 'gateway' }>['data']): CallError => ({
  kind: 'gateway',
  code: CODES[name].code,
  data,
})
const malformed = (...paths: string[]): CallError => ({
  kind: 'network',
  message: 'Network Error',
  status: 400,
  code: '40000',
  data: { issues: paths.map((path) => ({ path, message: 'no' })) },
})

test.each<[CodeName, object]>([
  ['WRONG_CREDENTIALS', { at: 'alert', key: 'wrong_email' }],
  ['ACCOUNT_EXISTS', { at: 'fields', fields: { email: 'exists' } }],
  ['WRONG_CAPTCHA', { at: 'captcha' }],
  ['WEAK_PASSWORD', { at: 'fields', fields: { password: 'password_common' } }],
  ['REGION_REFUSED', { at: 'alert', key: 'region' }],
  ['MULTIPLE_ACCOUNTS', { at: 'dialog' }],
  ['SECOND_FACTOR', { at: 'code' }],
  ['FAULT', { at: 'alert', key: null }],
  ['TOO_FREQUENT', { at: 'wait', why: 'too_frequent' }],
])('[AUTH-5] %s is shown at %o', (name, place) => {
  expect(placeRefusal(refusal(name), { method: 'email' })).toMatchObject(place)
})

test('[AUTH-5][SCR-12] a refusal is shown at the chosen method, and a wrong login names no field', () => {
  const said = refusal('WRONG_CREDENTIALS', { field: 'password' })
  expect(placeRefusal(said, { method: 'mobile' })).toEqual({ at: 'alert', key: 'wrong_mobile' })
  const exists = placeRefusal(refusal('ACCOUNT_EXISTS'), { method: 'mobile' })
  expect(exists).toEqual({ at: 'fields', fields: { mobile: 'exists' } })
})

test('[API-2][SCR-12] a locked login, and too many requests, wait until the gateway’s time, else for the whole lock', () => {
  const until = NOW + 90_000
  for (const name of ['ACCOUNT_LOCKED', 'TOO_FREQUENT'] as const)
    expect(placeRefusal(refusal(name, { retryAt: until }), { method: 'email' })).toMatchObject({ at: 'wait', until })
  expect(placeRefusal(refusal('ACCOUNT_LOCKED'), { method: 'email' })).toMatchObject({ until: NOW + 900_000 })
})

test('[API-5] a malformed field of the request is shown under its field', () => {
  const at = (...paths: string[]) => placeRefusal(malformed(...paths), { method: 'mobile' })
  expect(at('body.email', 'password')).toEqual({
    at: 'fields',
    fields: { email: 'email_invalid', password: 'invalid' },
  })
  expect(at('areaCode')).toEqual({ at: 'fields', fields: { mobile: 'mobile_invalid' } })
  expect(at('loginName')).toEqual({ at: 'fields', fields: { mobile: 'mobile_invalid' } })
  expect(at('termsAccepted', 'vipCode')).toEqual({ at: 'fields', fields: { terms: 'invalid', vipCode: 'invalid' } })
  expect(at('languageType')).toEqual({ at: 'network' })
})

test('[API-3] a missing answer is shown as a network error', () => {
  const unanswered: CallError = {
    kind: 'network',
    message: 'Network Error',
    status: undefined,
    code: undefined,
    data: undefined,
  }
  expect(placeRefusal(unanswered, { method: 'email' })).toEqual({ at: 'network' })
})
