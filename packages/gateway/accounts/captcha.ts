import {
  captchaSolutionSchema,
  geetestAnswerSchema,
  type captchaChallenge,
  type CaptchaAction,
  type CaptchaSolution,
  type GeetestAnswer,
} from '@fanfare/contract/session/login.ts'
import type { Handler } from '#gateway/route.ts'
import { createHash } from 'node:crypto'
import { createChallenge, verifySolution } from 'altcha-lib/v1'
import type { GatewayContext } from '#gateway/context.ts'
import { spendChallenge } from '#gateway/accounts/db/captcha.ts'
import { DomainError } from '#gateway/util/domain-error.ts'

/** @assumed five minutes to solve it, and about 250 ms of work for a phone */
const LIFETIME_MS = 300_000
const LARGEST_NUMBER = 50_000
/** @assumed longer than GeeTest itself accepts an answer. */
const GEETEST_KEEPS_MS = 86_400_000

/** With GeeTest, the proof is accepted only for challenges that were made while GeeTest did not answer. */
export const makeChallenge: Handler<typeof captchaChallenge> = async ({ query: { action } }, { gateway }) => {
  const isInstead = gateway.geetest !== null && gateway.geetest.isDown()
  const { algorithm, challenge, maxnumber, salt, signature } = await createChallenge({
    algorithm: 'SHA-256',
    hmacKey: gateway.keys.captcha,
    maxNumber: LARGEST_NUMBER,
    params: { action, ...(isInstead && { instead: 'geetest' }) },
    expires: new Date(gateway.clock.now() + LIFETIME_MS),
  })
  return {
    ...(gateway.geetest && !isInstead && { provider: 'geetest' as const }),
    algorithm: algorithm as 'SHA-256',
    challenge,
    maxnumber: maxnumber ?? LARGEST_NUMBER,
    salt,
    signature,
  }
}

function decode(captcha: string | undefined) {
  try {
    const json: unknown = JSON.parse(Buffer.from(captcha ?? '', 'base64').toString('utf8'))
    return captchaSolutionSchema.safeParse(json).data ?? geetestAnswerSchema.safeParse(json).data ?? null
  } catch {
    return null
  }
}

/** The salt has the action and the expiry of the challenge; the signature covers the salt. */
function boundTo(salt: string) {
  const params = new URLSearchParams(salt.slice(salt.indexOf('?') + 1))
  return {
    action: params.get('action'),
    expiresAt: Number(params.get('expires')) * 1000,
    isInstead: params.get('instead') === 'geetest',
  }
}

async function isProven(gateway: GatewayContext, action: CaptchaAction, solution: CaptchaSolution) {
  const bound = boundTo(solution.salt)
  if (gateway.geetest && !bound.isInstead) return false
  if (bound.action !== action || !(bound.expiresAt > gateway.clock.now())) return false
  if (!(await verifySolution(solution, gateway.keys.captcha, false))) return false
  return spendChallenge(gateway.db, solution.challenge, bound.expiresAt)
}

/** GeeTest does not know our actions, so one answer is accepted once, for either of them. */
async function isSolvedAtGeetest({ geetest, db, clock }: GatewayContext, answer: GeetestAnswer) {
  if (!geetest || !(await geetest.isValid(answer))) return false
  const lot = createHash('sha256').update(answer.lot_number).digest('hex')
  return spendChallenge(db, lot, clock.now() + GEETEST_KEEPS_MS)
}

/**
 * Uses up a solved captcha. A proof must be of this action, not expired and not used before (contract §5); with GeeTest, GeeTest
 * checks the answer instead (decision 0082). Without `config.captcha` every request is accepted.
 * @throws DomainError WRONG_CAPTCHA with `field: 'captcha'`
 */
export async function requireCaptcha(gateway: GatewayContext, action: CaptchaAction, captcha: string | undefined) {
  if (!gateway.config.captcha) return
  const answer = decode(captcha)
  if (answer !== null) {
    const isSolved = 'salt' in answer ? isProven(gateway, action, answer) : isSolvedAtGeetest(gateway, answer)
    if (await isSolved) return
  }
  throw new DomainError('WRONG_CAPTCHA', { field: 'captcha' })
}
