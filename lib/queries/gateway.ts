import 'server-only'
import { randomBytes } from 'node:crypto'
import { SITE_READING_HEADER } from '@fanfare/contract/site-reading.ts'
import type { CallDefinition, CallInput } from '@fanfare/contract/define-call.ts'
import { withTraceHeaders } from '@fanfare/kernel/telemetry/trace-channels.ts'
import { type Call, type CallOptions, createCaller } from '#lib/http/call.ts'
import { createHttpClient } from '#lib/http/client.ts'
import { withCircuit } from '#lib/http/circuit.ts'
import { createServerClock } from '#lib/http/clock.ts'
import { gatewayOrigin, readingSecret, settings } from './settings.ts'

/** The longest that a page waits for the gateway (D-29), ms. */
export const READ_TIMEOUT_MS = 3000

const TURN_MS = 100
/** The longest time of one read, even in a busy process, ms. */
const LONGEST_MS = 15_000

let caller: Call | undefined

/**
 * A signal that fires after `timeoutMs` in which this process had its turns. While pages are rendered for seconds, as right after
 * a start, answers arrive and wait. A plain timer would fire first, and fail the page although the gateway answered in time.
 */
function startTurns(timeoutMs: number) {
  const controller = new AbortController()
  let left = timeoutMs / TURN_MS
  const timer = setInterval(() => {
    left -= 1
    if (left <= 0) controller.abort()
  }, TURN_MS)
  return { signal: controller.signal, end: () => clearInterval(timer) }
}

function withTurns(call: Call) {
  const patient = async <C extends CallDefinition>(
    definition: C,
    input: CallInput<C>,
    { timeoutMs = READ_TIMEOUT_MS, ...options }: CallOptions = {},
  ) => {
    const { signal, end } = startTurns(timeoutMs)
    return call(definition, input, { ...options, signal, timeoutMs: LONGEST_MS }).finally(end)
  }
  return patient as Call
}

/**
 * The server's own reads: they see what a visitor sees, and are signed like every call, with the platform's token for the site,
 * if there is one. A failure throws, so that it is not cached. While the gateway does not answer, most reads fail at once.
 */
export function readGateway() {
  const { SIGN_KEY, GATEWAY_TOKEN } = settings()
  caller ??= withCircuit(
    withTurns(
      createCaller(
        createHttpClient({
          baseUrl: gatewayOrigin(),
          signKey: SIGN_KEY,
          clock: createServerClock(Date.now),
          random: () => randomBytes(16).toString('base64url'),
          token: () => (GATEWAY_TOKEN === undefined ? null : { value: GATEWAY_TOKEN, from: 'site' }),
          language: () => 'en',
          // Next's fetch keeps a second copy of each answer, and its abort is lost at the first garbage collection (ADR 0027). The
          // requests carry a secret that only this gateway may see, so no redirect is followed.
          adapter: 'http',
          headers: {
            ...(readingSecret() !== '' && { [SITE_READING_HEADER]: readingSecret() }),
            get traceparent() {
              return withTraceHeaders<{ traceparent?: string }>({}).traceparent
            },
          },
        }),
      ),
    ),
  )
  return caller
}
