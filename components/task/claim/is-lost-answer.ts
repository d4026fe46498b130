import { CODES } from '@fanfare/contract/codes.ts'
import type { CallError } from '#store/call-error.ts'

/** The end of a session forgets its claims (AUTH-4), so its codes are answers. */
const NO_ANSWER: readonly string[] = [CODES.LOGIN_NEEDED.code, CODES.TOO_FREQUENT.code]

/** Whether a claim may still be granted: there was no answer, or one that says nothing of the reward. */
export function isLostAnswer(error: CallError | undefined): boolean {
  if (error?.kind === 'gateway') return NO_ANSWER.includes(error.code)
  return error?.kind === 'network' && (error.status === undefined || error.status >= 500)
}
