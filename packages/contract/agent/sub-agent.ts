import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { idSchema } from '../identifiers.ts'
import { nonNegativeIntegerSchema } from '../integers.ts'
import { instantSchema } from '../money.ts'
import { AGENT_CODES, agentParamsSchema } from './agent.ts'
import { subAgentDays, subAgentSchema, subAgentTermsSchema } from './sub-agent-schema.ts'

/** @assumed one agent right below the caller; any other is 51001. `history` has the newest terms first. */
export const agentSubAgent = defineCall({
  name: 'agentSubAgent',
  method: 'GET',
  path: '/v1/activity/general/agent/sub-agent/{id}',
  auth: 'agent',
  source: 'extension',
  summary: 'One of my sub-agents, with the history of its rates.',
  screens: ['SCR-10'],
  codes: AGENT_CODES,
  params: agentParamsSchema,
  query: z.object({ subAgentId: idSchema, ...subAgentDays }),
  data: z.extend(subAgentSchema, {
    visits: nonNegativeIntegerSchema,
    firstDeposit: nonNegativeIntegerSchema,
    /** The agents below this one. */
    below: nonNegativeIntegerSchema,
    history: z.array(subAgentTermsSchema),
    asOf: instantSchema,
  }),
})
