import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { idSchema } from '../identifiers.ts'
import { rateSchema } from '../money.ts'
import { AGENT_CODES, AGENT_PRODUCTS, agentParamsSchema } from './agent.ts'
import { subAgentSchema, subAgentTermsSchema } from './sub-agent-schema.ts'

/**
 * @assumed the part of each fee that a sub-agent gets from now on, with at most 4 decimals; the caller gets what its own rate exceeds it.
 * A rate above the caller's own is 40000 with its product. Should the caller's rate become lower, the sub-agent gets at most that.
 * Earlier trades keep the earlier rates, however late they arrive.
 */
export const saveSubAgentRate = defineCall({
  name: 'saveSubAgentRate',
  method: 'PUT',
  path: '/v1/activity/general/agent/sub-agent/{id}',
  auth: 'agent',
  idempotent: true,
  source: 'extension',
  summary: 'Sets the rates of a sub-agent within mine.',
  screens: ['SCR-10'],
  codes: AGENT_CODES,
  params: agentParamsSchema,
  body: z.object({ subAgentId: idSchema, rates: z.record(z.enum(AGENT_PRODUCTS), rateSchema) }),
  data: z.object({ rates: subAgentSchema.shape.rates, history: z.array(subAgentTermsSchema) }),
})
