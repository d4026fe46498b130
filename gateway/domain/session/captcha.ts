import { createChallenge, verifySolution } from 'altcha-lib/v1'
import {
  captchaSolutionSchema,
  type CaptchaAction,
  type CaptchaChallenge,
  type CaptchaSolution,
} from '#lib/contract/session/captcha-challenge.ts'
import type { GatewayContext } from '#gateway/context.ts'
import { spendChallenge } from '#gateway/db/captcha.ts'
import { DomainError } from '#gateway/domain/domain-error.ts'

/** @assumed five minutes to solve it, and about 250 ms of work for a phone */
const LIFETIME_MS = 300_000
const LARGEST_NUMBER = 50_000

export async function makeChallenge(
  gateway: Pick<GatewayContext, 'clock' | 'keys'>,
  action: CaptchaAction,
): Promise<CaptchaChallenge> {
  const { algorithm, challenge, maxnumber, salt, signature } = await createChallenge({
    algorithm: 'SHA-256',
    hmacKey: gateway.keys.captcha,
    maxNumber: LARGEST_NUMBER,
    params: { action },
    expires: new Date(gateway.clock.now() + LIFETIME_MS),
  })
  return { algorithm: algorithm as 'SHA-256', challenge, maxnumber: maxnumber ?? LARGEST_NUMBER, salt, signature }
}

function decode(captcha: string | undefined): CaptchaSolution | null {
  try {
    const parsed = captchaSolutionSchema.safeParse(JSON.parse(Buffer.from(captcha ?? '', 'base64').toString('utf8')))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

/** The salt has the action and the expiry of the challenge; the signature covers the salt. */
function boundTo(salt: string): { action: string | null; expiresAt: number } {
  const params = new URLSearchParams(salt.slice(salt.indexOf('?') + 1))
  return { action: params.get('action'), expiresAt: Number(params.get('expires')) * 1000 }
}

async function isValid(
  gateway: Pick<GatewayContext, 'clock' | 'keys' | 'db'>,
  action: CaptchaAction,
  captcha: string | undefined,
): Promise<boolean> {
  const solution = decode(captcha)
  if (solution === null) return false
  const bound = boundTo(solution.salt)
  if (bound.action !== action || !(bound.expiresAt > gateway.clock.now())) return false
  if (!(await verifySolution(solution, gateway.keys.captcha, false))) return false
  return spendChallenge(gateway.db, solution.challenge, bound.expiresAt)
}

/**
 * Uses up a solved challenge, which must be of this action, not expired and not used before (contract §5). Without
 * `config.captcha` every request is accepted.
 * @throws DomainError WRONG_CAPTCHA with `field: 'captcha'`
 */
export async function requireCaptcha(
  gateway: GatewayContext,
  action: CaptchaAction,
  captcha: string | undefined,
): Promise<void> {
  if (!gateway.config.captcha || (await isValid(gateway, action, captcha))) return
  throw new DomainError('WRONG_CAPTCHA', { field: 'captcha' })
}
