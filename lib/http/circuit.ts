import type { CallDefinition, CallInput } from '@fanfare/contract/define-call.ts'
import type { Call, CallOptions } from './call.ts'
import { NetworkError } from './errors.ts'

/** After this many slow failures in a row, calls fail at once for `REST_MS`. */
const FAILURES = 5
const REST_MS = 1500
/** A faster failure delays no page, so it does not count: the gateway may be back at any moment. */
const SLOW_MS = 1000

/**
 * A caller with a circuit breaker (D-29): while the gateway does not answer in time, calls fail at once, and one every 1.5 s
 * tries again. A refusal counts as an answer.
 */
export function withCircuit(call: Call, now: () => number = () => performance.now()) {
  let failures = 0
  let openUntil = 0
  const guarded = async <C extends CallDefinition>(definition: C, input: CallInput<C>, options?: CallOptions) => {
    if (failures >= FAILURES) {
      if (now() < openUntil) throw new NetworkError('Network Error', undefined, 'ERR_CIRCUIT_OPEN')
      openUntil = now() + REST_MS
    }
    const began = now()
    try {
      const data = await call(definition, input, options)
      failures = 0
      return data
    } catch (error) {
      const isSlow = error instanceof NetworkError && now() - began >= SLOW_MS
      failures = isSlow ? failures + 1 : 0
      if (failures >= FAILURES) openUntil = now() + REST_MS
      throw error
    }
  }
  return guarded as Call
}
