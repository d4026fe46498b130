import type { CaptchaChallenge } from '../../contract/session/captcha-challenge.ts'

/** What the body's `captcha` carries: the Base64 of the solution's JSON (contract, captcha-challenge). */
export const captchaAnswer = ({ algorithm, challenge, salt, signature }: CaptchaChallenge, number: number): string =>
  btoa(JSON.stringify({ algorithm, challenge, number, salt, signature }))

/** When the challenge ends, ms since the epoch; its salt says so in seconds. Never, where it does not. */
export function captchaExpiry({ salt }: Pick<CaptchaChallenge, 'salt'>): number {
  const seconds = Number(new URLSearchParams(salt.slice(salt.indexOf('?') + 1)).get('expires') ?? Number.NaN)
  return Number.isFinite(seconds) ? seconds * 1000 : Number.POSITIVE_INFINITY
}
