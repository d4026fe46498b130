import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { vipCodeSchema } from '../identifiers.ts'
import { AGENT_CODES, agentParamsSchema } from './agent.ts'
import { agentCodeSchema } from './get-activity-detail-info.ts'

const MOST_CODES = 100

/** @assumed the order of the caller's own codes; the main one stays first, codes that are not named come last. */
export const orderAgentCodes = defineCall({
  name: 'orderAgentCodes',
  method: 'PUT',
  path: '/v1/activity/general/agent/codes/order/{id}',
  auth: 'agent',
  idempotent: true,
  source: 'extension',
  summary: 'Puts my invite codes into another order.',
  screens: ['SCR-10'],
  codes: AGENT_CODES,
  params: agentParamsSchema,
  body: z.object({ vipCodes: z.array(vipCodeSchema).check(z.minLength(1), z.maxLength(MOST_CODES)) }),
  data: z.object({ items: z.array(agentCodeSchema) }),
})
