import { createHash, randomBytes } from 'node:crypto'
import { captchaChallenge, login, type CaptchaAction } from '@fanfare/contract/session/login.ts'
import { register } from '@fanfare/contract/session/register.ts'
import { captchaAnswer, solveChallenge } from '../session/captcha/solve-challenge.ts'
import { sendCall, type Connection } from './send-call.ts'

interface Credentials {
  loginName: string
  password: string
}

export interface Account extends Credentials {
  userId: string
  token: string
  /** `Set-Cookie` of the three cookies of the session. */
  cookies: string[]
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

async function solveCaptcha(connection: Connection, action: CaptchaAction) {
  const { data } = await sendCall(connection, captchaChallenge, { query: { action } })
  const number = await solveChallenge(data, sha256)
  if (number === null) throw new Error('the captcha has no solution')
  return captchaAnswer(data, number)
}

/** Opens a new account, named after its persona. */
export async function registerAccount(connection: Connection, name: string): Promise<Account> {
  const captcha = await solveCaptcha(connection, 'register')
  const email = `${name}-${randomBytes(4).toString('hex')}@player.example`
  const password = randomBytes(16).toString('hex')
  const { data, cookies } = await sendCall(connection, register, {
    body: { email, password, languageType: 1, termsAccepted: true, captcha },
  })
  return { userId: data.userId, loginName: data.loginName, password, token: data.token, cookies }
}

/** Logs in again, because the session from before a move of the clock may have expired. */
export async function logIn(connection: Connection, { loginName, password }: Credentials): Promise<Account> {
  const captcha = await solveCaptcha(connection, 'login')
  const { data, cookies } = await sendCall(connection, login, { body: { loginName, password, captcha } })
  return { userId: data.userId, loginName, password, token: data.token, cookies }
}
