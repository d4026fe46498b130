import type { FastifyReply } from 'fastify'
import { CODES, type CodeName } from '@fanfare/contract/codes.ts'

const MESSAGES = new Map(
  (Object.keys(CODES) as CodeName[]).map((name) => [name, name.toLowerCase().replaceAll('_', ' ')] as const),
)

/** The site shows the message of a tip. Without an operator's words it is empty, so the site shows its own sentence. */
for (const tip of ['TIP', 'RISK_TIP'] as const) MESSAGES.set(tip, '')

export const envelopeOf = (codeName: CodeName, data: unknown, requestTime: number) => ({
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
) {
  const { clock } = reply.server.gateway
  reply.request.answerCode = CODES[codeName].code
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .send(envelopeOf(codeName, data, clock.now()))
}
