import { solveChallenge } from 'altcha-lib/v1'
import { expect, test } from 'vitest'
import { captchaChallenge, login, type CaptchaAction } from '@fanfare/contract/session/login.ts'
import { register } from '@fanfare/contract/session/register.ts'
import { userinfo, userVipCode } from '@fanfare/contract/session/userinfo.ts'
import { forgetDevices } from '#gateway/accounts/db/remembered-devices.ts'
import { attemptOf, countFailure, refuseLocked } from '#gateway/accounts/login-lock.ts'
import { borrowGateway } from '#gateway/testing/borrow-gateway.ts'
import type { DomainError } from '#gateway/util/domain-error.ts'

const gateway = await borrowGateway()

const PASSWORD = 'a quiet harbour at dawn'
const body = { password: PASSWORD, languageType: 1, termsAccepted: true as const }
const tryLogin = (loginName: string, password: string, address = '198.51.100.7') =>
  gateway.call(login, { body: { loginName, password } }, { headers: { 'x-forwarded-for': address } })
const later = (ms: number) => gateway.clock.set(gateway.clock.now() + ms)
const code = async (changes: Record<string, unknown>) => {
  const response = await gateway.send({
    method: 'POST',
    target: register.path,
    body: JSON.stringify({ ...body, ...changes }),
  })
  return response.json<{ code: string; data: { field?: string; loginName?: string } }>()
}

async function solve(action: CaptchaAction): Promise<string> {
  const { data } = await gateway.call(captchaChallenge, { query: { action } })
  const { maxnumber, ...challenge } = data
  const solution = await solveChallenge(data.challenge, data.salt, data.algorithm, maxnumber).promise
  return Buffer.from(JSON.stringify({ ...challenge, number: solution?.number })).toString('base64')
}

test('[AUTH-5] registers by mobile with digits of any script; a trunk prefix makes no second account', async () => {
  const first = await code({ areaCode: '44', mobile: '07911123456' })
  expect(first).toMatchObject({ code: '00000', data: { loginName: '+447911123456' } })
  expect(await code({ areaCode: '44', mobile: '7911123456' })).toMatchObject({
    code: '51051',
    data: { field: 'mobile' },
  })
  expect((await tryLogin('+44 7911 123456', PASSWORD)).code).toBe('00000')
  expect((await tryLogin('+٤٤٧٩١١١٢٣٤٥٦', PASSWORD)).code).toBe('00000')
})

test('[AUTH-5] an e-mail in another case is the same account', async () => {
  expect((await code({ email: 'Someone@Example.test' })).data.loginName).toBe('someone@example.test')
  expect(await code({ email: 'SOMEONE@example.TEST' })).toMatchObject({ code: '51051', data: { field: 'email' } })
})

test('[AUTH-5] concurrent registrations of one name open one account', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, () => code({ email: 'raced@example.test' })))
  expect(answers.map((answer) => answer.code).toSorted()).toEqual(['00000', ...Array<string>(11).fill('51051')])
})

test('[AUTH-5] registration needs accepted terms, and an e-mail or a mobile number', async () => {
  expect((await code({ email: 'terms@example.test', termsAccepted: false })).code).toBe('40000')
  expect((await code({})).code).toBe('40000')
  expect((await code({ email: 'x@example.test', areaCode: '44', mobile: '7911123457' })).code).toBe('40000')
})

test.each(['short', 'password123', 'binance2025', 'F4nf4re#2026', 'x'.repeat(129)])(
  '[AUTH-5] the password %s is refused with its field',
  async (password) => {
    expect(await code({ email: 'weak@example.test', password })).toMatchObject({
      code: '51055',
      data: { field: 'password' },
    })
  },
)

test.each(['correct horse battery', 'ぬるぽガッぬるぽガッよ', 'tr0ub4dor&3x', 'x'.repeat(128)])(
  '[AUTH-5] accepts the password %s without composition rules',
  async (password) => {
    const email = `${Buffer.from(password).toString('hex').slice(0, 20)}@example.test`
    expect((await code({ email, password })).code).toBe('00000')
  },
)

test('[AUTH-6] reads an unknown languageType as English, however large it is', async () => {
  for (const languageType of [0, 21, -1, 99_999_999_999]) {
    const { token } = await gateway.register({ languageType })
    const me = await gateway.call(userinfo, { body: { languageType } }, { token })
    expect(me, String(languageType)).toMatchObject({ code: '00000', data: { languageType: 1 } })
  }
})

test('[AUTH-5] an invite code enqueues the inviter for evaluation; an unknown code does not block registration', async () => {
  const inviter = await gateway.register()
  const { data } = await gateway.call(userVipCode, {}, inviter)
  await gateway.db.deleteFrom('evaluationQueue').execute()
  const friend = await gateway.register({ vipCode: data.vipCode?.toLowerCase() })
  expect(await gateway.rows('users', { userId: friend.userId })).toMatchObject([
    { inviterId: inviter.userId, invitedByCode: data.vipCode },
  ])
  const queued = await gateway.rows('evaluationQueue')
  expect(queued.map(({ userId }) => userId).toSorted()).toEqual([inviter.userId, friend.userId].toSorted())
  expect((await gateway.register({ vipCode: '<script>' })).token).toBeTruthy()
  expect((await gateway.register({ vipCode: 'X'.repeat(5000) })).token).toBeTruthy()
  expect((await gateway.register({ vipCode: 'NOBODY99' })).token).toBeTruthy()
})

test('[AUTH-6] an unknown invite code is not shown as an invitation', async () => {
  const { token } = await gateway.register({ vipCode: 'NOBODY99' })
  const { data } = await gateway.call(userinfo, {}, { token })
  expect(data).toMatchObject({ inviteCode: null, inviteType: null })
})

test('[AUTH-6] the user info entity is complete', async () => {
  const user = await gateway.register({ languageType: 11 })
  const headers = { 'x-country': 'ae' }
  const { data } = await gateway.call(
    userinfo,
    { body: { languageType: 11, terminalCode: 1 } },
    { token: user.token, headers },
  )
  expect(data).toEqual({
    userId: user.userId,
    loginName: user.loginName,
    isLogin: true,
    isOverseas: true,
    token: null,
    languageType: 11,
    inviteCode: null,
    inviteType: null,
    agent: false,
    email: user.loginName,
    mobile: null,
    settings: { hasPassword: true },
    ipInfo: { country: 'AE' },
  })
})

test('[AUTH-5] answers an unknown name like a wrong password', async () => {
  const user = await gateway.register()
  const wrong = await tryLogin(user.loginName, 'not the password')
  const unknown = await tryLogin('nobody@example.test', 'not the password')
  const comparable = ({ code: c, msg, data, status }: typeof wrong) => ({ c, msg, data, status })
  expect(comparable(wrong)).toEqual(comparable(unknown))
  expect(wrong).toMatchObject({ code: '51050', status: 200, data: { field: 'password' } })
})

async function guess(loginName: string, times: number): Promise<void> {
  for (let attempt = 0; attempt < times; attempt += 1)
    await tryLogin(loginName, 'not the password', `203.0.113.${attempt}`)
}
const fromDevice = (device: string, loginName: string, password: string, address = '198.51.100.8') =>
  gateway.call(
    login,
    { body: { loginName, password } },
    { headers: { 'x-forwarded-for': address, cookie: `device=${device}` } },
  )
const lockOf = (answer: { data: unknown }) => (answer.data as { retryAt: number }).retryAt - gateway.clock.now()

test('[D-20] from the fifth wrong password on a name is locked for longer each time', async () => {
  const user = await gateway.register()
  for (const loginName of [user.loginName, 'locked-nobody@example.test']) {
    await guess(loginName, 5)
    const locks: number[] = []
    for (let round = 0; round < 7; round += 1) {
      const locked = await tryLogin(loginName, user.password)
      expect(locked).toMatchObject({ code: '51056', data: { field: 'loginName' } })
      locks.push(lockOf(locked) / 1000)
      later(lockOf(locked))
      expect((await tryLogin(loginName, 'not the password')).code).toBe('51050')
    }
    expect(locks.map(Math.ceil)).toEqual([60, 120, 240, 300, 300, 300, 300])
  }
  later(300_000)
  expect((await tryLogin(user.loginName, user.password)).code).toBe('00000')
})

test('[D-20] an account takes about 300 wrong passwords a day, from however many addresses they come', async () => {
  const user = await gateway.register()
  const end = gateway.clock.now() + 24 * 3_600_000
  let tried = 0
  while (gateway.clock.now() < end) {
    // Without the time of 300 hashes.
    const attempt = await attemptOf(gateway.ctx, user.loginName, { address: `2001:db8:${tried}::1`, device: null })
    const retryAt = await refuseLocked(gateway.ctx, attempt).then(
      () => null,
      ({ data }: DomainError) => data?.retryAt ?? NaN,
    )
    if (retryAt !== null) {
      later(Math.max(1, retryAt - gateway.clock.now()))
      continue
    }
    await countFailure(gateway.ctx, attempt)
    tried += 1
  }
  expect(tried).toBeGreaterThan(250)
  expect(tried).toBeLessThanOrEqual(298)
})

test('[D-20] wrong passwords of others lock no browser that has logged in before, also after its log-out', async () => {
  const user = await gateway.register()
  const { cookies } = await tryLogin(user.loginName, user.password)
  const device = cookies.device ?? ''
  await guess(user.loginName, 6)
  expect((await tryLogin(user.loginName, user.password)).code).toBe('51056')
  const again = await fromDevice(device, user.loginName, user.password)
  expect(again.code).toBe('00000')
  expect(again.cookies.device).not.toBe(device)
  expect((await fromDevice(device, user.loginName, user.password)).code, 'a token of before').toBe('51056')
  expect((await tryLogin(user.loginName, user.password)).code, 'the strangers stay locked').toBe('51056')
  const line = [again.headers['set-cookie'] ?? []].flat().find((one) => one.startsWith('device='))
  expect(line).toMatch(/; Max-Age=31536000; Path=\/v1\/user; HttpOnly; SameSite=Strict$/)
})

test('[D-20] a known browser has a count of its own, and is known for its own accounts alone', async () => {
  const [mine, other] = [await gateway.register(), await gateway.register()]
  const { cookies } = await tryLogin(mine.loginName, mine.password)
  const device = cookies.device ?? ''
  for (let attempt = 0; attempt < 5; attempt += 1)
    expect((await fromDevice(device, mine.loginName, 'not it')).code).toBe('51050')
  expect((await fromDevice(device, mine.loginName, mine.password)).code).toBe('51056')
  expect((await tryLogin(mine.loginName, mine.password)).code, 'another browser').toBe('00000')
  await guess(other.loginName, 5)
  expect((await fromDevice(device, other.loginName, other.password)).code).toBe('51056')
})

test('[D-20] one browser is remembered for each of the accounts that log in to it', async () => {
  const [first, second] = [await gateway.register(), await gateway.register()]
  const { cookies } = await tryLogin(first.loginName, first.password)
  const both = await fromDevice(cookies.device ?? '', second.loginName, second.password)
  await guess(first.loginName, 5)
  const back = await fromDevice(both.cookies.device ?? '', first.loginName, first.password)
  expect(back.code).toBe('00000')
  await guess(second.loginName, 5)
  expect((await fromDevice(back.cookies.device ?? '', second.loginName, second.password)).code).toBe('00000')
})

test('[D-20] the theft of a token makes the account forget its browsers, and after a year a browser is forgotten', async () => {
  const user = await gateway.register()
  const device = async () => (await tryLogin(user.loginName, user.password)).cookies.device ?? ''
  const stolen = await device()
  await forgetDevices(gateway.db, user.userId)
  await guess(user.loginName, 5)
  expect((await fromDevice(stolen, user.loginName, user.password)).code).toBe('51056')
  later(300_000)
  const old = await device()
  later(365 * 86_400_000)
  await guess(user.loginName, 5)
  expect((await fromDevice(old, user.loginName, user.password)).code).toBe('51056')
})

test('[D-20] locks a name also after concurrent guesses', async () => {
  const user = await gateway.register()
  const answers = await Promise.all(Array.from({ length: 40 }, () => tryLogin(user.loginName, 'not the password')))
  const tried = answers.filter((answer) => answer.code === '51050').length
  expect(tried).toBeGreaterThanOrEqual(5)
  expect(tried).toBeLessThanOrEqual(7)
})

test('[D-16][D-20] a lock from before the clock went back by hours does not last for hours', async () => {
  const user = await gateway.register()
  later(2 * 3_600_000)
  await guess(user.loginName, 5)
  expect((await tryLogin(user.loginName, user.password)).code).toBe('51056')
  later(-2 * 3_600_000)
  expect((await tryLogin(user.loginName, 'not the password')).code).toBe('51050')
  expect(lockOf(await tryLogin(user.loginName, user.password))).toBeLessThanOrEqual(300_000)
  later(300_000)
  expect((await tryLogin(user.loginName, user.password)).code).toBe('00000')
})

test('[D-20] a right password resets the count of wrong ones', async () => {
  const user = await gateway.register()
  for (let round = 0; round < 3; round += 1) {
    for (let attempt = 0; attempt < 4; attempt += 1) await tryLogin(user.loginName, 'not the password')
    expect((await tryLogin(user.loginName, user.password)).code).toBe('00000')
  }
})

test('[D-20] locks an address that tries many names', async () => {
  gateway.configure({ rateLimit: true })
  const user = await gateway.register()
  const attempt = (loginName: string, password: string, address: string) =>
    gateway.call(login, { body: { loginName, password } }, { headers: { 'x-forwarded-for': address } })
  for (let guess = 0; guess < 25; guess += 1) await attempt(`guess${guess}@example.test`, 'not it', '203.0.113.200')
  expect((await attempt(user.loginName, user.password, '203.0.113.200')).code).toBe('51056')
  expect((await attempt(user.loginName, user.password, '203.0.113.201')).code).toBe('00000')
})

test('[AUTH-5] with captcha on, accepts a solved challenge once', async () => {
  gateway.configure({ captcha: true })
  const captcha = await solve('register')
  expect((await gateway.call(register, { body: { ...body, email: 'human@example.test', captcha } })).code).toBe('00000')
  const second = await gateway.call(register, { body: { ...body, email: 'robot@example.test', captcha } })
  expect(second).toMatchObject({ code: '51052', data: { field: 'captcha' } })
})

test('[AUTH-5] accepts a captcha once out of twenty concurrent uses', async () => {
  gateway.configure({ captcha: true })
  const captcha = await solve('login')
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      gateway.call(login, { body: { loginName: `racer${index}@example.test`, password: 'not it', captcha } }),
    ),
  )
  expect(answers.filter((answer) => answer.code === '51050')).toHaveLength(1)
  expect(answers.filter((answer) => answer.code === '51052')).toHaveLength(19)
})

test('[AUTH-5] refuses a captcha that is missing, broken, expired, of another key or of another action', async () => {
  gateway.configure({ captcha: true })
  const attempt = async (captcha?: string) =>
    (await gateway.call(login, { body: { loginName: 'a@example.test', password: 'not it', captcha } })).code
  expect(await attempt()).toBe('51052')
  expect(await attempt('!!!')).toBe('51052')
  expect(await attempt(Buffer.from('{"number":1}').toString('base64'))).toBe('51052')
  expect(await attempt(await solve('register'))).toBe('51052')
  const forged = JSON.parse(Buffer.from(await solve('login'), 'base64').toString()) as { salt: string }
  forged.salt = forged.salt.replace(/expires=\d+/, 'expires=9999999999')
  expect(await attempt(Buffer.from(JSON.stringify(forged)).toString('base64'))).toBe('51052')
  const late = await solve('login')
  gateway.clock.set(gateway.clock.now() + 301_000)
  expect(await attempt(late)).toBe('51052')
  gateway.clock.set(null)
  expect(await attempt(await solve('login'))).toBe('51050')
})
