import * as z from 'zod/mini'
import { CODES } from '@fanfare/contract/codes.ts'
import type { CallDefinition } from '@fanfare/contract/define-call.ts'
import { envelopeSchema, refusalDataSchema } from '@fanfare/contract/envelope.ts'
import type { WireAnswer } from './client.ts'
import type { ServerClock } from './clock.ts'
import { ContractError, GatewayError, NetworkError, type Refusal } from './errors.ts'
import { readReported } from './read-tolerantly.ts'

/** The most characters of a tip that are shown (contract §1). */
const TIP_AT_MOST = 500

export type ReadAnswer = ReturnType<typeof readAnswer>

function envelopeOf(text: string) {
  try {
    const result = z.safeParse(envelopeSchema, JSON.parse(text))
    return result.success ? result.data : undefined
  } catch {
    return undefined
  }
}

/** Reads an answer of any status, and corrects the clock from it. */
export function readAnswer(answer: WireAnswer, clock: ServerClock) {
  const envelope = envelopeOf(answer.text)
  if (envelope?.requestTime !== undefined) clock.observe(envelope.requestTime, answer.sentAt, answer.receivedAt)
  const seconds = Number(answer.retryAfter)
  return {
    /** Undefined where the body is not an envelope. */
    code: envelope?.code,
    data: envelope?.data,
    /** The gateway's message, or empty. */
    message: envelope?.msg ?? '',
    ok: answer.status >= 200 && answer.status < 300,
    status: answer.status,
    requestId: answer.requestId,
    /** `Retry-After` on the gateway's clock, ms. */
    retryAt: answer.retryAfter !== undefined && Number.isFinite(seconds) ? clock.now() + seconds * 1000 : undefined,
    /** Whether it carries the gateway's time. */
    timed: envelope?.requestTime !== undefined,
    /** The file of a call that answers with one. */
    file: answer.file,
  }
}

/** The message of a tip is the operator's plain text (contract §1); messages of other codes are for developers. */
function tipOf({ code, message }: ReadAnswer) {
  if (code !== CODES.TIP.code && code !== CODES.RISK_TIP.code) return undefined
  return Array.from(message.trim()).slice(0, TIP_AT_MOST).join('') || undefined
}

function refusalOf(answer: ReadAnswer): Refusal | undefined {
  const result = z.safeParse(refusalDataSchema, answer.data)
  const tip = tipOf(answer)
  const { retryAt } = answer
  const added = { ...(retryAt !== undefined && { retryAt }), ...(tip !== undefined && { tip }) }
  return result.success || Object.keys(added).length > 0 ? { ...added, ...result.data } : undefined
}

/** The success's parsed data. @throws GatewayError, NetworkError, ContractError as `Call` says */
export function parseData(call: CallDefinition, answer: ReadAnswer) {
  const { code, ok, status, requestId } = answer
  if (!ok && code === CODES.TOO_FREQUENT.code) throw new GatewayError(code, refusalOf(answer), requestId)
  if (!ok) throw new NetworkError('Network Error', status, code, { data: refusalOf(answer) })
  if (code === undefined) throw new ContractError(call.name, ['the envelope'])
  if (code !== call.successCode) throw new GatewayError(code, refusalOf(answer), requestId)
  const result = z.safeParse(call.data, answer.data)
  if (result.success) return result.data
  const reading = readReported(call, answer.data)
  if (reading) return reading.data
  throw new ContractError(
    call.name,
    result.error.issues.map(({ path }) => ['data', ...path].join('.')),
  )
}
