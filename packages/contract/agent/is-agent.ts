import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { idSchema } from '../identifiers.ts'

/** Agent data, or null for a user who is not an agent; the only call that succeeds with code `0` (spec §7). */
export const isAgent = defineCall({
  name: 'isAgent',
  method: 'GET',
  path: '/v1/mix/agent/is_agent',
  auth: 'user',
  successCode: '0',
  source: 'spec',
  summary: 'Whether I am an agent; success is code 0.',
  screens: ['SCR-1', 'SCR-10'],
  data: z.nullable(z.object({ agentId: idSchema, level: z.string(), vipCode: z.string() })),
})
