import type { FastifyReply } from 'fastify'
import { CODES, type CodeName } from '#lib/contract/codes.ts'
import type { Envelope } from '#lib/contract/envelope.ts'

const MESSAGES = new Map(
  (Object.keys(CODES) as CodeName[]).map((name) => [name, name.toLowerCase().replaceAll('_', ' ')] as const),
)

/** A tip's message is shown to people: without words of an operator it is empty, and the site has a sentence of its own. */
for (const tip of ['TIP', 'RISK_TIP'] as const) MESSAGES.set(tip, '')

export const envelopeOf = (codeName: CodeName, data: unknown, requestTime: number): Envelope => ({
  code: CODES[codeName].code,
  msg: codeName === 'SUCCESS' || codeName === 'AGENT_SUCCESS' ? 'success' : (MESSAGES.get(codeName) ?? ''),
  data: data ?? null,
  requestTime,
})

/** Answers with the code's own HTTP status, or with `status` (429 of the limiter). */
export function sendEnvelope(
  reply: FastifyReply,
  codeName: CodeName,
  data: unknown,
  status: number = CODES[codeName].status,
): FastifyReply {
  const { clock } = reply.server.gateway
  reply.request.answerCode = CODES[codeName].code
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .send(envelopeOf(codeName, data, clock.now()))
}
