import { createHmac } from 'node:crypto'
import * as z from 'zod'
import type { GeetestAccess } from '@fanfare/kernel/geetest-settings.ts'
import type { GeetestAnswer } from '@fanfare/contract/session/login.ts'

/** Checks of GeeTest's captcha (https://docs.geetest.com/BehaviorVerification/deploy/server). */
export type Geetest = ReturnType<typeof createGeetest>

interface GeetestParts {
  settings: GeetestAccess
  /** ms, monotonic */
  elapsed: () => number
  warn: (problem: string) => void
}

const TIMEOUT_MS = 5000
/** @assumed how long a check without an answer turns GeeTest off */
const REST_MS = 60_000

/** To a malformed answer of a browser GeeTest replies without `result`: the answer is wrong, and GeeTest works. */
const acceptedSchema = z.object({ result: z.literal('success') })

export function createGeetest({ settings: { id, key, checkOrigin }, elapsed, warn }: GeetestParts) {
  let restsUntil = Number.NEGATIVE_INFINITY
  const check = async (answer: GeetestAnswer) => {
    const signature = createHmac('sha256', key).update(answer.lot_number).digest('hex')
    const response = await fetch(`${checkOrigin}/validate?captcha_id=${encodeURIComponent(id)}`, {
      method: 'POST',
      body: new URLSearchParams({ ...answer, sign_token: signature }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (response.status >= 500) throw new Error(`status ${response.status}`)
    return acceptedSchema.safeParse(await response.json()).success
  }
  return {
    /** GeeTest did not answer a check a moment ago. Until it answers again, the proof of work is accepted. */
    isDown: () => elapsed() < restsUntil,
    /** Also false when GeeTest does not answer. */
    isValid: async (answer: GeetestAnswer) => {
      try {
        const isValid = await check(answer)
        restsUntil = Number.NEGATIVE_INFINITY
        return isValid
      } catch (error) {
        restsUntil = elapsed() + REST_MS
        warn(`GeeTest did not answer a check: ${error instanceof Error ? error.name : 'unknown'}`)
        return false
      }
    },
  }
}
