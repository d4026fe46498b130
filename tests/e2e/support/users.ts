import { createHash } from 'node:crypto'
import type { BrowserContext } from '@playwright/test'
import { apply } from '@fanfare/contract/activity/apply.ts'
import { getActivityId } from '@fanfare/contract/activity/get-activity-id.ts'
import type { CallInput } from '@fanfare/contract/define-call.ts'
import { captchaChallenge } from '@fanfare/contract/session/captcha-challenge.ts'
import { login } from '@fanfare/contract/session/login.ts'
import { register } from '@fanfare/contract/session/register.ts'
import { captchaAnswer, solveChallenge } from '#lib/session/captcha/solve-challenge.ts'
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

/** A new session of an account that exists. */
export async function openSession({
  loginName,
  password,
}: Pick<User, 'loginName' | 'password'>): Promise<Pick<User, 'userId' | 'token' | 'cookies'>> {
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

export async function activityIdOf(alias: string): Promise<string> {
  const { data } = await call(getActivityId, { query: { alias } })
  return data.activityId
}

export async function join({ token }: Pick<User, 'token'>, activityId: string): Promise<void> {
  const answer = await call(apply, { query: { activityId } }, { token })
  if (answer.code !== '00000') throw new Error(`joining answered ${answer.code}`)
}
