import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { login } from '@fanfare/contract/session/login.ts'
import { logout, refreshToken } from '@fanfare/contract/session/session.ts'
import { register } from '@fanfare/contract/session/register.ts'
import { userinfo } from '@fanfare/contract/session/userinfo.ts'
import { createLog } from '#gateway/telemetry/logging.ts'
import { borrowGateway } from '#gateway/testing/borrow-gateway.ts'
const lines: string[] = []
const gateway = await borrowGateway({ logTo: { write: (line) => lines.push(line) } })

test('[GW-7][DEV-17] the log of a whole session contains no token, cookie, signature, password, e-mail, phone or user id', async () => {
  const email = `leak-${randomBytes(4).toString('hex')}@example.test`
  const password = 'a very secret harbour'
  const user = await gateway.register({ email, password })
  const mobile = await gateway.register({ email: undefined, areaCode: '49', mobile: '15123456789', password })
  await gateway.call(login, { body: { loginName: email, password: `${password}!` } })
  const answer = await gateway.call(login, { body: { loginName: email, password } })
  const cookie = `refreshToken=${user.cookies.refreshToken}; sessionToken=${user.cookies.sessionToken}`
  const renewed = await gateway.call(refreshToken, {}, { headers: { cookie } })
  await gateway.call(userinfo, { body: {} }, { token: answer.data.token })
  await gateway.send({ method: 'GET', target: `/v1/${email}?token=${user.token}` })
  await gateway.send({ method: 'POST', target: register.path, body: `{"email":"${email}"`, token: user.token })
  await gateway.call(logout, {}, { token: renewed.data.token })

  const text = lines.join('')
  expect(text).toContain('"route":"/v1/user/login"')
  const secrets = [
    email,
    'leak-',
    password,
    '15123456789',
    user.userId,
    mobile.userId,
    user.token,
    answer.data.token,
    renewed.data.token,
    ...Object.values(user.cookies),
    ...Object.values(renewed.cookies),
    gateway.config.signKey,
    ...Object.values(gateway.ctx.keys),
  ]
  for (const secret of secrets) expect(text.includes(secret), secret).toBe(false)
  expect(text).not.toMatch(/x-sig|authorization|set-cookie/i)
})

test('[GW-7] logs one JSON line per request with its template, code, duration and a pseudonym', async () => {
  const user = await gateway.register()
  lines.length = 0
  const answer = await gateway.call(userinfo, { body: {} }, { token: user.token })
  expect(lines.map((line) => JSON.parse(line) as Record<string, unknown>)).toEqual([
    {
      level: 'info',
      time: expect.any(String),
      request: answer.headers['x-request-id'],
      method: 'POST',
      route: userinfo.path,
      status: 200,
      code: '00000',
      ms: expect.any(Number),
      user: expect.stringMatching(/^[0-9a-f]{16}$/),
      msg: 'request',
    },
  ])
})

test('[GW-7] logs a driver error without its quotes of the row', () => {
  const written: string[] = []
  const error = Object.assign(new Error('duplicate key value violates unique constraint "users_login_name_key"'), {
    code: '23505',
    detail: 'Key (login_name)=(leak@example.test) already exists.',
    parameters: ['leak@example.test'],
  })
  createLog('info', { write: (line) => written.push(line) }).error({ err: error }, 'fault')
  expect(written.join('')).toContain('"code":"23505"')
  expect(written.join('')).not.toContain('leak@example.test')
})
