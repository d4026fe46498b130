import type { CallDefinition } from '../contract/define-call.ts'
import type { Call, CallOptions, LooseInput } from './call.ts'
import { createMemo, type MemoOptions } from './memo.ts'

/** API-4: the same call in flight or just answered is not sent again. */
export const MEMOISED_MS = 3000

/** The same whatever the order of an object's keys. */
const stable = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  ) ?? ''

interface MemoisedOptions extends Omit<MemoOptions, 'keepMs'> {
  keepMs?: number
  /** Whose answers these are: the uid, or empty. Another user never gets them. */
  scope: () => string
}

/**
 * A `call` that remembers its answers by call, input, language and idempotency key. An abort signal is not passed on,
 * because others may wait for the same answer.
 */
export function memoiseCalls(call: Call, { now, keepMs = MEMOISED_MS, limit, scope }: MemoisedOptions) {
  const memo = createMemo({ now, keepMs, limit })
  const memoised = (definition: CallDefinition, input: LooseInput = {}, options: CallOptions = {}) =>
    memo(stable([scope(), definition.name, input, options.language, options.idempotencyKey]), () =>
      call(definition, input, { ...options, signal: undefined }),
    )
  return { call: memoised as Call, clear: memo.clear }
}
