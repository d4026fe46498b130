import type { CodeName } from './codes.ts'
import type { CallDefinition } from './define-call.ts'

/** Every refusal of a call: its own, and those of its auth, signature and input (contract §1, §4). */
export function codesOf(call: CallDefinition) {
  const { auth, signed, params, query, body, idempotencyKey } = call
  const codes: CodeName[] = []
  if (auth === 'user' || auth === 'agent') codes.push('LOGIN_NEEDED', 'LOGGED_OUT', 'SESSION_ENDED')
  codes.push(...call.codes)
  if (params || query || body || idempotencyKey || auth === 'ops') codes.push('MALFORMED')
  if (signed || auth === 'ops') codes.push('BAD_SIGNATURE')
  if (signed) codes.push('BAD_TIMESTAMP')
  if (body) codes.push('BODY_TOO_LARGE')
  if (auth !== 'probe') codes.push('TOO_FREQUENT')
  codes.push('FAULT')
  return [...new Set(codes)]
}
