import { CODES } from '#lib/contract/codes.ts'
import type { CallError } from '#store/call-error.ts'

const NO_ANSWER: readonly string[] = [
  CODES.LOGGED_OUT.code,
  CODES.SESSION_ENDED.code,
  CODES.LOGIN_NEEDED.code,
  CODES.TOO_FREQUENT.code,
]

/** Whether a claim may still be granted: there was no answer, or one that says nothing of the reward. */
export function isLostAnswer(error: CallError | undefined): boolean {
  if (error?.kind === 'gateway') return NO_ANSWER.includes(error.code)
  return error?.kind === 'network' && (error.status === undefined || error.status >= 500)
}
