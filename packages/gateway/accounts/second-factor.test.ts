import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { changePassword } from '@fanfare/contract/session/password.ts'
import { login } from '@fanfare/contract/session/login.ts'
import { endSecondFactor, secondFactor } from '@fanfare/contract/session/second-factor.ts'
import { userinfo } from '@fanfare/contract/session/userinfo.ts'
import { messageReader } from '#gateway/messages/message-reader.ts'
import { readToEnd } from '#gateway/testing/log-world.ts'
import type { TestUser } from '#gateway/testing/called-gateway.ts'
import { secondFactorsOf, STEP_MS } from './testing/second-factor.ts'
import { borrowGateway } from '#gateway/testing/borrow-gateway.ts'

const ASKED = { code: '51057', data: { field: 'code' } }

/** Frozen, so that no step of a code ends in the middle of a test. */
let machine = Date.now()
const gateway = await borrowGateway({ now: () => machine })

const later = (ms: number) => void (machine += ms)
const { codeAt, begin, confirm, turnOn } = secondFactorsOf(gateway, later)

const logIn = ({ loginName, password }: TestUser, code?: string, headers: Record<string, string> = {}) =>
  gateway.call(login, { body: { loginName, password, ...(code !== undefined && { code }) } }, { headers })

/** Messages are made from the log in the background. */
const readMessages = () => readToEnd(gateway.ctx, messageReader(gateway.ctx))
const kindsOf = async ({ userId }: TestUser) => (await gateway.rows('messages', { userId })).map(({ kind }) => kind)

test('a login needs the code of the app once it is confirmed, and the password before it', async () => {
  const user = await gateway.register()
  const { data } = await begin(user)
  expect(data.uri).toBe(
    `otpauth://totp/Fanfare:${encodeURIComponent(user.loginName)}?issuer=Fanfare&secret=${data.secret}&algorithm=SHA1&digits=6&period=30`,
  )
  expect((await logIn(user)).code, 'nothing changes before the confirmation').toBe('00000')

  expect(await confirm(user, '000000')).toMatchObject(ASKED)
  const confirmed = await confirm(user, codeAt(data.secret))
  later(STEP_MS)
  expect(new Set(confirmed.data.recoveryCodes).size).toBe(10)
  expect((await gateway.call(secondFactor, {}, user)).data).toEqual({
    on: true,
    since: expect.any(Number),
    recoveryCodesLeft: 10,
  })

  const asked = await logIn(user)
  expect(asked).toMatchObject(ASKED)
  expect(asked.cookies, 'no session').toEqual({})
  const wrong = { ...user, password: 'not the password' }
  expect(await logIn(wrong)).toMatchObject({ code: '51050', data: { field: 'password' } })
  expect(await logIn(wrong, codeAt(data.secret)), 'a code says nothing about a password').toMatchObject({
    code: '51050',
  })
  const opened = await logIn(user, codeAt(data.secret))
  expect(opened.code).toBe('00000')
  expect(opened.data.recoveryCodesLeft).toBeUndefined()
  expect((await gateway.call(userinfo, { body: {} }, { token: opened.data.token })).code).toBe('00000')
})

test('a remembered device is asked, too, and codes are read with spaces and in the digits of any script', async () => {
  const { user, secret } = await turnOn()
  const headers = { cookie: `device=${user.cookies.device}` }
  expect(await logIn(user, undefined, headers)).toMatchObject(ASKED)
  const arabic = codeAt(secret).replaceAll(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)))
  expect((await logIn(user, ` ${arabic.slice(0, 3)} ${arabic.slice(3)} `, headers)).code).toBe('00000')
})

test('each code counts once, also for ten logins at once, and no earlier one after it', async () => {
  const { user, secret } = await turnOn()
  expect(await logIn(user, codeAt(secret, -1)), 'the code of the confirmation').toMatchObject(ASKED)
  const code = codeAt(secret)
  const answers = await Promise.all(Array.from({ length: 10 }, () => logIn(user, code)))
  expect(answers.filter((answer) => answer.code === '00000')).toHaveLength(1)
})

test('the code of the confirmation, taken a moment ago, opens no login, changes no password and turns nothing off', async () => {
  const user = await gateway.register()
  const { data } = await begin(user)
  const code = codeAt(data.secret)
  expect((await confirm(user, code)).code).toBe('00000')
  const { password } = user
  const uses = [
    ...Array.from({ length: 2 }, () => logIn(user, code)),
    gateway.call(changePassword, { body: { password, newPassword: 'a brisk lantern', code } }, user),
    gateway.call(endSecondFactor, { body: { password, code } }, user),
  ]
  for (const answer of await Promise.all(uses)) expect(answer).toMatchObject(ASKED)
})

test('a change of the password needs a code, which of three uses at once counts once', async () => {
  const { user, secret } = await turnOn()
  const { password } = user
  const change = (code?: string) =>
    gateway.call(
      changePassword,
      { body: { password, newPassword: 'a brisk lantern', ...(code !== undefined && { code }) } },
      user,
    )
  expect(await change()).toMatchObject(ASKED)
  expect(await change('000000')).toMatchObject(ASKED)
  const code = codeAt(secret)
  const answers = await Promise.all([change(code), logIn(user, code), logIn(user, code)])
  expect(answers.filter((answer) => answer.code === '00000')).toHaveLength(1)
  later(STEP_MS)
  const hasChanged = answers[0]?.code === '00000'
  if (!hasChanged) expect((await change(codeAt(secret))).code).toBe('00000')
  later(STEP_MS)
  expect((await logIn({ ...user, password: 'a brisk lantern' }, codeAt(secret))).code).toBe('00000')
})

test('a code counts for the 30 s of its step and not a millisecond before or after', async () => {
  const { user, secret } = await turnOn()
  machine += STEP_MS - (machine % STEP_MS)
  const [present, next] = [codeAt(secret), codeAt(secret, 1)]
  expect(await logIn(user, next), 'of a phone that is ahead').toMatchObject(ASKED)
  later(STEP_MS)
  expect(await logIn(user, present), 'over since this moment').toMatchObject(ASKED)
  later(STEP_MS - 1)
  expect((await logIn(user, next)).code, 'the last moment').toBe('00000')
  later(1)
  expect(await logIn(user, next), 'used').toMatchObject(ASKED)

  const late = await gateway.register()
  const { data } = await begin(late)
  for (const step of [-1, 1]) expect(await confirm(late, codeAt(data.secret, step))).toMatchObject(ASKED)
})

test('a code that was typed too late locks nothing, one that was used before counts as wrong', async () => {
  const { user, secret } = await turnOn()
  later(STEP_MS)
  for (let tries = 0; tries < 6; tries += 1) expect(await logIn(user, codeAt(secret, -1))).toMatchObject(ASKED)
  expect((await logIn(user, codeAt(secret))).code).toBe('00000')
  for (let tries = 0; tries < 5; tries += 1) expect(await logIn(user, codeAt(secret))).toMatchObject(ASKED)
  expect((await logIn(user, codeAt(secret))).code).toBe('51056')
})

test('of two confirmations at once one gets the recovery codes', async () => {
  const user = await gateway.register()
  const { data } = await begin(user)
  const code = codeAt(data.secret)
  const answers = await Promise.all([1, 2, 3].map(() => confirm(user, code)))
  expect(answers.map(({ code }) => code).toSorted()).toEqual(['00000', '51054', '51054'])
  expect((await begin(user)).code).toBe('51054')
})

test('a secret that was replaced or is a quarter of an hour old is not confirmed', async () => {
  const user = await gateway.register()
  expect((await confirm(user, '123456')).code).toBe('51001')
  const [first, second] = [(await begin(user)).data.secret, (await begin(user)).data.secret]
  expect(await confirm(user, codeAt(first))).toMatchObject(ASKED)
  later(15 * 60_000 - 60_000)
  const fresh = await logIn(user)
  later(61_000)
  expect((await confirm(fresh.data, codeAt(second))).code).toBe('51001')
})

test('the fifth wrong code locks codes for 15 minutes, and not the password', async () => {
  const { user, secret } = await turnOn()
  for (let tries = 0; tries < 5; tries += 1) expect(await logIn(user, '000000')).toMatchObject(ASKED)
  expect(await logIn(user, codeAt(secret))).toMatchObject({ code: '51056', data: { field: 'code' } })
  expect(await logIn(user), 'the password is still right').toMatchObject(ASKED)
  expect((await logIn({ ...user, password: 'wrong' }, codeAt(secret))).code).toBe('51050')
  const known = { cookie: `device=${user.cookies.device}` }
  expect(await logIn(user, undefined, known), 'a known device has its own count').toMatchObject(ASKED)
  later(15 * 60_000 + 1)
  expect((await logIn(user, codeAt(secret))).code).toBe('00000')
})

test('guesses at once are counted one by one', async () => {
  const { user } = await turnOn()
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, place) => logIn(user, String(place).padStart(6, '0'))),
  )
  expect(answers.filter(({ code }) => code === '51057')).toHaveLength(5)
  expect(answers.filter(({ code }) => code === '51056')).toHaveLength(15)
})

test('a recovery code works once in any form, says how many are left, and is announced', async () => {
  const { user, recoveryCodes } = await turnOn()
  const [first = '', second = ''] = recoveryCodes
  expect(first).toMatch(/^[A-HJ-NP-Z2-9]{4}(?:-[A-HJ-NP-Z2-9]{4}){5}$/)
  const opened = await logIn(user, first.toLowerCase().replaceAll('-', ' '))
  expect(opened).toMatchObject({ code: '00000', data: { recoveryCodesLeft: 9 } })
  expect(await logIn(user, first)).toMatchObject(ASKED)
  const raced = await Promise.all([1, 2, 3, 4].map(() => logIn(user, second)))
  expect(raced.filter(({ code }) => code === '00000')).toHaveLength(1)
  expect((await gateway.call(secondFactor, {}, { token: opened.data.token })).data.recoveryCodesLeft).toBe(8)

  await readMessages()
  const kinds = await kindsOf(user)
  expect(kinds).toContain('factor_on')
  expect(kinds.filter((kind) => kind === 'recovery_code_used')).toHaveLength(2)
})

test('recovery codes have more than 112 random bits, and one of 80 bits from before still works once', async () => {
  const { user, recoveryCodes } = await turnOn()
  for (const code of recoveryCodes) expect(code.replaceAll('-', '').length * Math.log2(32)).toBeGreaterThanOrEqual(112)
  const codeHash = createHash('sha256').update(`${user.userId}:ABCDEFGHJKLMNPQR`).digest('hex')
  await gateway.db.insertInto('recoveryCodes').values({ userId: user.userId, codeHash, usedAt: null }).execute()
  expect((await logIn(user, 'ABCD-EFGH-JKLM-NPQR')).code).toBe('00000')
  expect(await logIn(user, 'ABCD-EFGH-JKLM-NPQR')).toMatchObject(ASKED)
})

test('a code of one account opens no other', async () => {
  const mine = await turnOn()
  const theirs = await turnOn()
  expect(await logIn(theirs.user, codeAt(mine.secret))).toMatchObject(ASKED)
  expect(await logIn(theirs.user, mine.recoveryCodes[0])).toMatchObject(ASKED)
})

test('it ends with the password and a code, and only with both', async () => {
  const { user, secret, recoveryCodes } = await turnOn()
  const end = (password: string, code: string) => gateway.call(endSecondFactor, { body: { password, code } }, user)
  expect(await end('not the password', codeAt(secret))).toMatchObject({ code: '51050', data: { field: 'password' } })
  expect(await end(user.password, '000000')).toMatchObject(ASKED)
  expect((await gateway.call(secondFactor, {}, user)).data.on).toBe(true)
  expect((await end(user.password, recoveryCodes[3] ?? '')).data).toEqual({ on: false })
  expect((await end(user.password, codeAt(secret))).code).toBe('51001')
  expect((await logIn(user)).code).toBe('00000')
  await readMessages()
  expect(await kindsOf(user)).toContain('factor_off')
  const lines = await gateway.rows('auditLog', { subject: user.userId })
  expect(lines.map(({ action }) => action)).toEqual(expect.arrayContaining(['factor.on', 'factor.off']))
})

test('neither secret nor recovery codes are stored as they are', async () => {
  const { secret, recoveryCodes } = await turnOn()
  const stored = JSON.stringify([await gateway.rows('secondFactors'), await gateway.rows('recoveryCodes')])
  expect(stored).not.toContain(secret)
  for (const code of recoveryCodes) expect(stored).not.toContain(code.replaceAll('-', ''))
})

test('a code of another form opens nothing and breaks nothing', async () => {
  const { user } = await turnOn()
  for (const code of ['', '1234567', "' or 1=1", '\u202e123456'])
    expect(['51057', '40000'], code).toContain((await logIn(user, code)).code)
})

test('a code for an account without a second factor is ignored', async () => {
  expect((await logIn(await gateway.register(), '123456')).code).toBe('00000')
})
