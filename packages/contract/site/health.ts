import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'

/** For latency probing (NET-2): small, unsigned, without the database, `no-store`. */
export const health = defineCall({
  name: 'health',
  method: 'GET',
  path: '/v1/if/health',
  auth: 'public',
  signed: false,
  source: 'spec',
  summary: 'Answers at once, for latency probing.',
  screens: ['SCR-1'],
  data: z.object({}),
})
