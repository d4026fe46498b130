import * as z from 'zod/mini'
import { CODES } from '../contract/codes.ts'
import type { CallDefinition } from '../contract/define-call.ts'
import { envelopeSchema, refusalDataSchema, type Envelope, type RefusalData } from '../contract/envelope.ts'
import type { WireAnswer } from './client.ts'
import type { ServerClock } from './clock.ts'
import { ContractError, GatewayError, NetworkError } from './errors.ts'

export interface ReadAnswer {
  /** Undefined where the body is no envelope. */
  code: string | undefined
  data: unknown
  ok: boolean
  status: number
  requestId: string | undefined
  /** `Retry-After` on the gateway's clock, ms. */
  retryAt: number | undefined
  /** Whether it told the gateway's time. */
  timed: boolean
}

function envelopeOf(text: string): Envelope | undefined {
  try {
    const result = z.safeParse(envelopeSchema, JSON.parse(text))
    return result.success ? result.data : undefined
  } catch {
    return undefined
  }
}

/** Reads an answer of any status, and lets the clock learn from it. */
export function readAnswer(answer: WireAnswer, clock: ServerClock): ReadAnswer {
  const envelope = envelopeOf(answer.text)
  if (envelope?.requestTime !== undefined) clock.observe(envelope.requestTime, answer.sentAt, answer.receivedAt)
  const seconds = Number(answer.retryAfter)
  return {
    code: envelope?.code,
    data: envelope?.data,
    ok: answer.status >= 200 && answer.status < 300,
    status: answer.status,
    requestId: answer.requestId,
    retryAt: answer.retryAfter !== undefined && Number.isFinite(seconds) ? clock.now() + seconds * 1000 : undefined,
    timed: envelope?.requestTime !== undefined,
  }
}

function refusalOf({ data, retryAt }: ReadAnswer): RefusalData | undefined {
  const result = z.safeParse(refusalDataSchema, data)
  const refusal = result.success ? result.data : undefined
  return retryAt === undefined ? refusal : { retryAt, ...refusal }
}

/** The success's parsed data. @throws GatewayError, NetworkError, ContractError as `Call` says */
export function dataOf(call: CallDefinition, answer: ReadAnswer): unknown {
  const { code, ok, status, requestId } = answer
  if (!ok && code === CODES.TOO_FREQUENT.code) throw new GatewayError(code, refusalOf(answer), requestId)
  if (!ok) throw new NetworkError('Network Error', status, code, { data: refusalOf(answer) })
  if (code === undefined) throw new ContractError(call.name, ['the envelope'])
  if (code !== call.successCode) throw new GatewayError(code, refusalOf(answer), requestId)
  const result = z.safeParse(call.data, answer.data)
  if (result.success) return result.data
  throw new ContractError(
    call.name,
    result.error.issues.map(({ path }) => ['data', ...path].join('.')),
  )
}
