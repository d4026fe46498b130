import { beforeEach, expect, test } from 'vitest'
import { changePushSettings } from '@fanfare/contract/message/message-settings.ts'
import { changePassword, forgotPassword, resetPassword } from '@fanfare/contract/session/password.ts'
import { login } from '@fanfare/contract/session/login.ts'
import { refreshToken } from '@fanfare/contract/session/session.ts'
import { endSessions, userSessions } from '@fanfare/contract/session/account.ts'
import { userinfo } from '@fanfare/contract/session/userinfo.ts'
import type { Letter } from '#gateway/mails/start-mails.ts'
import type { TestUser } from '#gateway/testing/called-gateway.ts'
import { borrowGateway } from '#gateway/testing/borrow-gateway.ts'
import { hashToken } from '../tokens.ts'
import { mailsOf, messagesOf } from '#gateway/testing/log-world.ts'
import { cookieHeader, notPermitted } from '#gateway/testing/signed-request.ts'

const MAIL = { from: 'no-reply@fanfare.example', via: { kind: 'folder' as const, folder: '/nowhere' } }
const NEXT = 'a brisk lantern at noon'
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1'
const DESKTOP =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36'

const gateway = await borrowGateway({ config: { mail: MAIL } })
beforeEach(() => gateway.db.deleteFrom('mails').execute())

const headersOf = (cookies: Record<string, string>) => ({ cookie: cookieHeader(cookies) })
const logIn = (user: Pick<TestUser, 'loginName'>, password: string, headers: Record<string, string> = {}) =>
  gateway.call(login, { body: { loginName: user.loginName, password } }, { headers })
const whoAmI = async (token: string) => (await gateway.call(userinfo, { body: {} }, { token })).code
const refresh = (cookies: Record<string, string>) =>
  gateway.call(refreshToken, {}, { headers: { cookie: `refreshToken=${cookies.refreshToken}` } })
const change = ({ token, cookies }: Pick<TestUser, 'token' | 'cookies'>, password: string, newPassword: string) =>
  gateway.call(changePassword, { body: { password, newPassword } }, { token, headers: headersOf(cookies) })
const forgot = (loginName: string, languageType = 1, headers: Record<string, string> = {}) =>
  gateway.call(forgotPassword, { body: { loginName, languageType } }, { headers })
const reset = (token: string, newPassword: string) => gateway.call(resetPassword, { body: { token, newPassword } })
const later = (ms: number) => gateway.clock.set(gateway.clock.now() + ms)

const letters = () => mailsOf(gateway)
const tokenIn = (letter: Letter | undefined): string => /#token=([\w-]{43})\n/.exec(letter?.text ?? '')?.[1] ?? ''

async function linkOf(user: TestUser): Promise<string> {
  expect(await forgot(user.loginName)).toMatchObject({ code: '00000', data: {} })
  return tokenIn((await letters()).find(({ to, subject }) => to === user.loginName && subject.startsWith('Reset')))
}

test('[AUTH-3] a change of the password gives this browser a new session and ends every other one', async () => {
  const user = await gateway.register()
  const other = await logIn(user, user.password)
  const changed = await change(user, user.password, NEXT)
  expect(changed).toMatchObject({ code: '00000', data: { userId: user.userId } })
  expect(Object.keys(changed.cookies)).toEqual(['ccToken', 'sessionToken', 'refreshToken', 'device'])
  expect(await whoAmI(changed.data.token)).toBe('00000')
  expect((await refresh(changed.cookies)).code).toBe('00000')
  for (const ended of [user, other]) {
    expect(await whoAmI('token' in ended ? ended.token : ended.data.token)).toBe('434')
    expect((await refresh(ended.cookies)).code).toBe('434')
  }
  expect((await logIn(user, user.password)).code).toBe('51050')
  expect((await logIn(user, NEXT)).code).toBe('00000')
})

test('[AUTH-3] a change forgets the other devices, and is in the audit log, a message and a mail', async () => {
  const user = await gateway.register()
  const stranger = (await logIn(user, user.password)).cookies
  await letters()
  const { data, cookies } = await change(user, user.password, NEXT)
  expect(await gateway.rows('rememberedDevices', { userId: user.userId })).toMatchObject([
    { tokenHash: hashToken(cookies.device!) },
  ])
  expect(stranger.device).toBeDefined()
  const lines = await gateway.rows('auditLog', { actor: user.userId, action: 'password.change' })
  expect(lines).toMatchObject([{ subject: user.userId }])
  expect(await messagesOf(gateway, data)).toMatchObject([
    { titleKey: 'message.password_changed_title', type: 'ACCOUNT', link: { webUrl: '/account' } },
    { titleKey: 'message.new_login_title' },
  ])
  expect(await letters()).toMatchObject([{ to: user.loginName, subject: 'Your Fanfare password was changed' }])
})

test('[AUTH-5] a wrong present password is 51050 and counts for the lock, a weak one 51055', async () => {
  const user = await gateway.register()
  for (const weak of ['password123', 'short'])
    expect(await change(user, user.password, weak)).toMatchObject({ code: '51055', data: { field: 'newPassword' } })
  for (let tried = 0; tried < 5; tried += 1)
    expect(await change(user, 'not the password', NEXT)).toMatchObject({ code: '51050', data: { field: 'password' } })
  expect((await change(user, user.password, NEXT)).code).toBe('51056')
  // Only this browser's cookie is changed.
  expect((await logIn(user, user.password)).code).toBe('00000')
})

test('[AUTH-3] one of twenty changes at once succeeds, and no session of the old password survives', async () => {
  const user = await gateway.register()
  const [refreshed, ...changes] = await Promise.all([
    refresh(user.cookies),
    ...Array.from({ length: 20 }, (_, n) => change(user, user.password, `${NEXT} ${n}`)),
  ])
  const succeeded = changes.filter(({ code }) => code === '00000')
  expect(succeeded).toHaveLength(1)
  expect(changes.filter(({ code }) => !['00000', '51050', '434'].includes(code))).toEqual([])
  if (refreshed.code === '00000') expect(await whoAmI(refreshed.data.token)).toBe('434')
  else expect(refreshed.code).toBe('434')
  expect(await whoAmI(succeeded[0]?.data.token ?? '')).toBe('00000')
})

test('[AUTH-3] a login that checked the old password opens no session after the change', async () => {
  const user = await gateway.register()
  const logins = Promise.all(Array.from({ length: 10 }, () => logIn(user, user.password)))
  expect((await change(user, user.password, NEXT)).code).toBe('00000')
  for (const answer of await logins)
    if (answer.code === '00000') expect(await whoAmI(answer.data.token)).toBe('434')
    else expect(answer.code).toBe('51050')
})

test('[AUTH-5] an account without a password has none to change, and forgot sends nothing', async () => {
  const user = await gateway.register()
  await gateway.asOwner((db) =>
    db.schema
      .alterTable('users')
      .alterColumn('password_hash', (c) => c.dropNotNull())
      .execute(),
  )
  await gateway.change('users', { passwordHash: null }, { userId: user.userId })
  expect(await change(user, user.password, NEXT)).toMatchObject(notPermitted('NO_PASSWORD'))
  expect((await gateway.call(userinfo, { body: {} }, user)).data?.settings).toEqual({ hasPassword: false })
  expect((await logIn(user, user.password)).code).toBe('51050')
  await forgot(user.loginName)
  expect(await letters()).toEqual([])
})

test('[AUTH-5] the link of a mail sets a password once, and ends every session', async () => {
  const user = await gateway.register()
  for (let tried = 0; tried < 5; tried += 1) await logIn(user, 'not the password')
  expect((await logIn(user, user.password)).code).toBe('51056')
  const token = await linkOf(user)
  expect(await reset(token, NEXT)).toMatchObject({ code: '00000', data: {}, cookies: {} })
  expect(await whoAmI(user.token)).toBe('434')
  const { data } = await logIn(user, NEXT)
  expect(await reset(token, `${NEXT} again`)).toMatchObject({ code: '51050', data: { field: 'token' } })
  expect(await whoAmI(data.token)).toBe('00000')
  expect((await letters()).map(({ subject }) => subject)).toContain('Your Fanfare password was changed')
})

test('[AUTH-5] of twenty uses of one link at once one succeeds', async () => {
  const user = await gateway.register()
  const token = await linkOf(user)
  const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => reset(token, `${NEXT} ${n}`)))
  expect(answers.filter(({ code }) => code === '00000')).toHaveLength(1)
  expect(answers.filter(({ code }) => code === '51050')).toHaveLength(19)
})

test('[AUTH-5] only the newest link works, for 30 minutes, and a weak password does not use it up', async () => {
  const user = await gateway.register()
  const first = await linkOf(user)
  const second = await linkOf(user)
  expect((await reset(first, NEXT)).code).toBe('51050')
  expect(await reset(second, 'password123')).toMatchObject({ code: '51055', data: { field: 'newPassword' } })
  later(30 * 60_000 - 1000)
  expect((await reset(second, NEXT)).code).toBe('00000')
  later(15 * 60_000)
  const third = await linkOf(user)
  later(30 * 60_000)
  expect((await reset(third, NEXT)).code).toBe('51050')
  expect((await reset('A'.repeat(43), NEXT)).code).toBe('51050')
})

test('[AUTH-5] a change of the password ends a link that was sent before', async () => {
  const user = await gateway.register()
  const token = await linkOf(user)
  await change(user, user.password, NEXT)
  expect((await reset(token, `${NEXT} again`)).code).toBe('51050')
})

test('[AUTH-5] no token of a link is stored in clear, neither in the outbox nor afterwards', async () => {
  const user = await gateway.register()
  await forgot(user.loginName)
  const waiting = JSON.stringify(await gateway.rows('mails'))
  const token = tokenIn((await letters())[0])
  expect(token).toMatch(/^[\w-]{43}$/)
  expect(waiting).not.toContain(token)
  expect(waiting).not.toContain(user.loginName)
  const stored = JSON.stringify(await gateway.rows('passwordResets'))
  expect(stored).toContain(hashToken(token))
  expect(stored).not.toContain(token)
})

test('[AUTH-5] known and unknown names get the same answer, writes and limit of links', async () => {
  const user = await gateway.register()
  const mobile = await gateway.register({ areaCode: '44', mobile: '7911123499' })
  const rows = async () => (await gateway.rows('mails')).length
  for (const name of [user.loginName, 'nobody-here@example.test', mobile.loginName]) {
    const before = await rows()
    const { code, data, msg, status } = await forgot(name)
    expect({ code, data, msg, status }, name).toEqual({ code: '00000', data: {}, msg: expect.any(String), status: 200 })
    expect(await rows(), name).toBe(before + 1)
    for (let asked = 1; asked < 3; asked += 1) expect((await forgot(name.toUpperCase())).code).toBe('00000')
    const refused = await forgot(name)
    expect(refused, name).toMatchObject({ code: '51023', data: { field: 'loginName' } })
    const { retryAt } = refused.data as unknown as { retryAt: number }
    expect(retryAt - gateway.clock.now()).toBeLessThanOrEqual(15 * 60_000)
  }
  const sent = await letters()
  expect(new Set(sent.map(({ to }) => to))).toEqual(new Set([user.loginName]))
  expect(sent).toHaveLength(3)
})

test('[AUTH-5] accepts three of forty requests for one name at once', async () => {
  const user = await gateway.register()
  const answers = await Promise.all(Array.from({ length: 40 }, () => forgot(user.loginName)))
  expect(answers.filter(({ code }) => code === '00000')).toHaveLength(3)
  expect(await letters()).toHaveLength(3)
})

test('[AUTH-5] known and unknown names take about the same time', async () => {
  const users = await Promise.all(Array.from({ length: 20 }, () => gateway.register()))
  const known: number[] = []
  const unknown: number[] = []
  const time = async (name: string, times: number[]) => {
    const start = performance.now()
    await forgot(name)
    times.push(performance.now() - start)
  }
  for (const [n, user] of users.entries()) {
    await time(user.loginName, known)
    await time(`nobody-${n}@example.test`, unknown)
  }
  const median = (times: number[]) => times.toSorted((a, b) => a - b)[times.length / 2] ?? 0
  const ratio = median(known) / median(unknown)
  expect(ratio).toBeGreaterThan(0.5)
  expect(ratio).toBeLessThan(2)
  await letters()
})

test('[AUTH-5] a gateway without mails refuses to send a link', async () => {
  gateway.configure({ mail: null })
  const answer = await gateway.call(forgotPassword, { body: { loginName: 'a@example.test', languageType: 1 } })
  expect(answer).toMatchObject(notPermitted('NO_MAIL'))
})

test('[AUTH-3] lists the sessions of the user alone, with browser, system and country and without addresses', async () => {
  const user = await gateway.register()
  await gateway.register()
  const phone = await logIn(user, user.password, { 'user-agent': PHONE, 'x-country': 'de' })
  later(60_000)
  const { data: renewed } = await refresh(phone.cookies)
  const { data } = await gateway.call(userSessions, {}, renewed)
  expect(data.items).toEqual([
    {
      sessionId: expect.stringMatching(/^fam/),
      current: true,
      createdAt: expect.any(Number),
      lastUsedAt: expect.any(Number),
      device: { browser: 'Safari', system: 'iOS' },
      country: 'DE',
    },
    expect.objectContaining({ current: false, device: null, country: null }),
  ])
  const [own] = data.items
  expect(Number(own?.lastUsedAt) - Number(own?.createdAt)).toBeGreaterThanOrEqual(60_000)
  await gateway.call(endSessions, { body: { others: true } }, renewed)
  expect((await gateway.call(userSessions, {}, renewed)).data.items).toHaveLength(1)
})

test('[AUTH-3] a user ends one session, or all others; an ended one answers 434, and another user’s stays', async () => {
  const [user, stranger] = [await gateway.register(), await gateway.register()]
  const [second, third] = [await logIn(user, user.password), await logIn(user, user.password)]
  const idOf = async (token: string) =>
    (await gateway.call(userSessions, {}, { token })).data.items.find(({ current }) => current)?.sessionId ?? ''
  const end = async (body: { sessionId: string } | { others: true }) =>
    (await gateway.call(endSessions, { body }, user)).data
  const sessionId = await idOf(second.data.token)
  expect(await end({ sessionId })).toEqual({ ended: 1 })
  expect(await end({ sessionId })).toEqual({ ended: 0 })
  expect(await end({ sessionId: await idOf(stranger.token) })).toEqual({ ended: 0 })
  expect(await whoAmI(second.data.token)).toBe('434')
  expect((await refresh(second.cookies)).code).toBe('434')
  expect(await end({ others: true })).toEqual({ ended: 1 })
  expect(await whoAmI(third.data.token)).toBe('434')
  expect([await whoAmI(user.token), await whoAmI(stranger.token)]).toEqual(['00000', '00000'])
})

test('[AUTH-3] a login from a new device makes a message and mail, a known one none', async () => {
  const user = await gateway.register()
  const known = await logIn(user, user.password, headersOf({ device: user.cookies.device ?? '' }))
  expect(known.code).toBe('00000')
  expect(await letters()).toEqual([])
  const away = await logIn(user, user.password, { 'user-agent': DESKTOP, 'x-country': 'VN' })
  const [letter] = await letters()
  expect(letter).toMatchObject({ to: user.loginName, subject: 'New login to your Fanfare account' })
  expect(letter?.text).toContain('Chrome · Windows · Vietnam')
  expect(letter?.text).toContain('/en/account')
  expect(await messagesOf(gateway, away.data)).toMatchObject([
    {
      titleKey: 'message.new_login_title',
      params: { device: 'Chrome · Windows · Vietnam' },
      link: { webUrl: '/account' },
    },
  ])
})

test('[AUTH-3] an account that never logged in gets no notice of its first login', async () => {
  const user = await gateway.register()
  await gateway.asOwner(async (db) => {
    await db
      .deleteFrom('tokens')
      .where('familyId', 'in', db.selectFrom('tokenFamilies').select('familyId').where('userId', '=', user.userId))
      .execute()
    await db.deleteFrom('tokenFamilies').where('userId', '=', user.userId).execute()
  })
  await logIn(user, user.password)
  expect(await letters()).toEqual([])
  await logIn(user, user.password)
  expect(await letters()).toHaveLength(1)
})

test('[MSG-1] messages about the security of the account cannot be turned off', async () => {
  const user = await gateway.register()
  const saved = await gateway.call(
    changePushSettings,
    { body: { off: ['new_login', 'password_changed', 'place_won'], quiet: null } },
    user,
  )
  expect(saved.data.off).toEqual(['place_won'])
  await gateway.change('messageSettings', { off: JSON.stringify(['new_login']) as never }, { userId: user.userId })
  await logIn(user, user.password)
  expect(await messagesOf(gateway, user)).toMatchObject([{ titleKey: 'message.new_login_title' }])
})
