import { createHash } from 'node:crypto'
import { existsSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { join as joinPath } from 'node:path'
import type { BrowserContext } from '@playwright/test'
import { apply } from '@fanfare/contract/activity/join.ts'
import { getActivityId } from '@fanfare/contract/activity/detail.ts'
import type { CallInput } from '@fanfare/contract/define-call.ts'
import { captchaChallenge, login } from '@fanfare/contract/session/login.ts'
import { register } from '@fanfare/contract/session/register.ts'
import { userinfo } from '@fanfare/contract/session/userinfo.ts'
import { captchaAnswer, solveChallenge } from '#lib/session/captcha/solve-challenge.ts'
import { CC_TOKEN_COOKIE } from '#lib/session/tokens.ts'
import { call, newId } from './gateway.ts'
import { stack } from './stack.ts'

export const PASSWORD = 'a quiet harbour at dawn'

export interface User {
  userId: string
  loginName: string
  password: string
  token: string
  cookies: { name: string; value: string; path: string; httpOnly: boolean }[]
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** A solved captcha, as the page sends it. */
export async function solvedCaptcha(action: 'register' | 'login'): Promise<string> {
  const { data } = await call(captchaChallenge, { query: { action } })
  const number = await solveChallenge(data, sha256)
  if (number === null) throw new Error('the captcha has no solution')
  return captchaAnswer(data, number)
}

export const readCookie = (line: string): User['cookies'][number] => {
  const [pair = '', ...attributes] = line.split('; ')
  const at = pair.indexOf('=')
  const path = attributes.find((attribute) => attribute.toLowerCase().startsWith('path='))?.slice(5) ?? '/'
  return {
    name: pair.slice(0, at),
    value: decodeURIComponent(pair.slice(at + 1)),
    path,
    httpOnly: attributes.includes('HttpOnly'),
  }
}

export const newEmail = (): string => `${newId('user')}@example.test`

/** A new account, created by the call and not by the form. */
export async function newUser(changes: Partial<CallInput<typeof register>['body']> = {}): Promise<User> {
  const captcha = await solvedCaptcha('register')
  const name = changes.mobile === undefined ? { email: newEmail() } : {}
  const body = { ...name, password: PASSWORD, languageType: 1, termsAccepted: true as const, captcha, ...changes }
  const answer = await call(register, { body })
  if (answer.code !== '00000') throw new Error(`registration answered ${answer.code}`)
  const { userId, loginName, token } = answer.data
  return { userId, loginName, password: body.password, token, cookies: answer.setCookie.map(readCookie) }
}

type Login = Pick<User, 'loginName' | 'password'>
export type Session = Pick<User, 'userId' | 'token' | 'cookies'>

/** A new session of an account that exists, for a test that ends it or counts those of the account. */
export async function openSession({ loginName, password }: Login): Promise<Session> {
  const answer = await call(login, { body: { loginName, password, captcha: await solvedCaptcha('login') } })
  if (answer.code !== '00000') throw new Error(`the login answered ${answer.code}`)
  const { userId, token } = answer.data
  return { userId, token, cookies: answer.setCookie.map(readCookie) }
}

/** Gives the browser the cookies of a login. */
export async function logIn(context: BrowserContext, { cookies }: Pick<User, 'cookies'>): Promise<void> {
  const { hostname } = new URL(stack.siteOrigin)
  await context.addCookies(cookies.map((cookie) => ({ ...cookie, domain: hostname, secure: false, sameSite: 'Lax' })))
}

/** Tokens live for 15 minutes, and decisions of the staff need a sign-in of that age; a test takes the rest. */
const KEPT_MS = 8 * 60_000

/** What all tests of a run share and none of them changes: made by the first that asks. */
export async function keptInRun<Made>(name: string, make: () => Promise<Made>): Promise<Made> {
  const file = joinPath(stack.runDir, `${name}.json`)
  if (existsSync(file) && Date.now() - statSync(file).mtimeMs < KEPT_MS)
    return JSON.parse(readFileSync(file, 'utf8')) as Made
  const made = await make()
  // The other worker must not read half of it.
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(made))
  renameSync(`${file}.${process.pid}`, file)
  return made
}

/** The session that all tests of the run have of an account of the demonstration. */
export const sessionOf = (account: Login): Promise<Session> => keptInRun(account.loginName, () => openSession(account))

/** Gives the browser the run's session of an account of the demonstration. */
export async function logInAs(context: BrowserContext, account: Login): Promise<Session> {
  const session = await sessionOf(account)
  await logIn(context, session)
  return session
}

/** The account whose session the browser has. */
export async function userOf(context: BrowserContext) {
  const token = (await context.cookies()).find(({ name }) => name === CC_TOKEN_COOKIE)?.value ?? ''
  return (await call(userinfo, { body: { languageType: 1, terminalCode: 1 } }, { token })).data
}

export async function activityIdOf(alias: string): Promise<string> {
  const { data } = await call(getActivityId, { query: { alias } })
  return data.activityId
}

export async function join({ token }: Pick<User, 'token'>, activityId: string): Promise<void> {
  const answer = await call(apply, { query: { activityId } }, { token })
  if (answer.code !== '00000') throw new Error(`joining answered ${answer.code}`)
}
