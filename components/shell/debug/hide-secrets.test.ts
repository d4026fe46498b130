import { expect, test } from 'vitest'
import { hideFields, hideTexts, secretsIn } from './hide-secrets.ts'

const STATE = {
  userInfo: { isLogin: true, userId: '700012345' },
  session: { agentVipCode: 'AURORA7', endedBecause: null, token: null },
  api: { queries: [{ data: { uToken: 'app-token-1234', list: [{ email: 'a@b.example' }] } }] },
}

test('[SHELL-5] the debug panel hides tokens and what names a person, and keeps the rest', () => {
  expect(hideFields(STATE)).toEqual({
    userInfo: { isLogin: true, userId: 'hidden' },
    session: { agentVipCode: 'AURORA7', endedBecause: null, token: null },
    api: { queries: [{ data: { uToken: 'hidden', list: [{ email: 'hidden' }] } }] },
  })
})

test('[SHELL-5] the debug panel hides a known secret wherever it is in the text', () => {
  const secrets = secretsIn(STATE)
  expect(secrets.toSorted()).toEqual(['700012345', 'a@b.example', 'app-token-1234'])
  expect(hideTexts('GET /v1/user/700012345?of=app-token-1234', secrets)).toBe('GET /v1/user/hidden?of=hidden')
  expect(hideTexts('ab abc', ['abc', 'abcd'])).toBe('ab hidden')
  expect(hideTexts('long-secret-2', ['long-secret', 'long-secret-2'])).toBe('hidden')
})
