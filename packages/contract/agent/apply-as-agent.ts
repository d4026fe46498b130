import { defineCall } from '../define-call.ts'
import { agentApplicationInputSchema, agentApplicationSchema } from './application.ts'

/**
 * @assumed one open application a user: a repeated call answers with it. An agent is refused with 51030 ALREADY_AGENT, a declined
 * user before `mayApplyAt` with 51071 and `retryAt`.
 */
export const applyAsAgent = defineCall({
  name: 'applyAsAgent',
  method: 'POST',
  path: '/v1/user/agentApplication',
  auth: 'user',
  idempotent: true,
  source: 'extension',
  summary: 'Applies to become an agent.',
  screens: ['SCR-10'],
  codes: ['NOT_PERMITTED', 'LIMIT'],
  body: agentApplicationInputSchema,
  data: agentApplicationSchema,
})
