import { solveChallenge } from 'altcha-lib/v1'
import { afterAll, expect, test } from 'vitest'
import { geetestAccess } from '@fanfare/kernel/geetest-settings.ts'
import { captchaChallenge, login } from '@fanfare/contract/session/login.ts'
import { borrowGateway } from '#gateway/testing/borrow-gateway.ts'
import { fakeAnswer, GEETEST_SETTINGS, startFakeGeetest } from '#gateway/testing/fake-geetest.ts'

const WRONG_CAPTCHA = '51052'
/** The captcha was accepted, and the account is unknown. */
const WRONG_CREDENTIALS = '51050'

const geetest = await startFakeGeetest()
const settings = geetestAccess({
  GEETEST_ID: GEETEST_SETTINGS.id,
  GEETEST_KEY: GEETEST_SETTINGS.key,
  GEETEST_ORIGIN: geetest.origin,
})
const gateway = await borrowGateway({ config: { captcha: true, geetest: settings } })
afterAll(() => geetest.stop())

const encoded = (answer: object): string => Buffer.from(JSON.stringify(answer)).toString('base64')
const challenge = async () => (await gateway.call(captchaChallenge, { query: { action: 'login' } })).data
const codeWith = async (captcha?: string) =>
  (await gateway.call(login, { body: { loginName: 'nobody@example.test', password: 'a quiet harbour', captcha } })).code

async function proof(): Promise<string> {
  const { maxnumber, provider: _provider, ...made } = await challenge()
  const solution = await solveChallenge(made.challenge, made.salt, made.algorithm, maxnumber).promise
  return encoded({ ...made, number: solution?.number })
}

test('[AUTH-5] with GeeTest a login needs an answer that GeeTest accepts, and each is accepted once', async () => {
  geetest.behave('works')
  expect((await challenge()).provider).toBe('geetest')
  expect(await codeWith(encoded(fakeAnswer('lot-1')))).toBe(WRONG_CREDENTIALS)
  expect(await codeWith(encoded(fakeAnswer('lot-1')))).toBe(WRONG_CAPTCHA)
  expect(await codeWith(encoded({ ...fakeAnswer('lot-2'), pass_token: 'forged' }))).toBe(WRONG_CAPTCHA)
  expect(await codeWith(encoded({ lot_number: 'lot-3' }))).toBe(WRONG_CAPTCHA)
  expect(await codeWith(encoded({ ...fakeAnswer('lot-4'), gen_time: '0' }))).toBe(WRONG_CAPTCHA)
  expect(await codeWith()).toBe(WRONG_CAPTCHA)
  expect((await challenge()).provider).toBe('geetest')
  geetest.behave('refuses')
  expect(await codeWith(encoded(fakeAnswer('lot-4')))).toBe(WRONG_CAPTCHA)
})

test('[AUTH-5] while GeeTest does not answer, the proof of work is accepted, and before that it is not', async () => {
  geetest.behave('works')
  const early = await proof()
  expect(await codeWith(early)).toBe(WRONG_CAPTCHA)
  geetest.behave('fails')
  expect(await codeWith(encoded(fakeAnswer('lot-5')))).toBe(WRONG_CAPTCHA)
  expect((await challenge()).provider).toBeUndefined()
  const instead = await proof()
  expect(await codeWith(early)).toBe(WRONG_CAPTCHA)
  expect(await codeWith(instead)).toBe(WRONG_CREDENTIALS)
  expect(await codeWith(instead)).toBe(WRONG_CAPTCHA)
  geetest.behave('works')
  expect(await codeWith(encoded(fakeAnswer('lot-6')))).toBe(WRONG_CREDENTIALS)
  expect((await challenge()).provider).toBe('geetest')
})
