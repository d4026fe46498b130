import type { CaptchaChallenge } from '../../contract/session/captcha-challenge.ts'
import { captchaAnswer, captchaExpiry } from './captcha-answer.ts'
import { solveAside } from './solve-aside.ts'

export interface SolvedCaptcha {
  /** The body's `captcha`. */
  answer: string
  /** ms on the gateway's clock. */
  expiresAt: number
}

/** Solves a challenge; null: it has no solution. */
export async function answerChallenge(challenge: CaptchaChallenge): Promise<SolvedCaptcha | null> {
  const number = await solveAside(challenge)
  return number === null ? null : { answer: captchaAnswer(challenge, number), expiresAt: captchaExpiry(challenge) }
}
