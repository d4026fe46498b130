import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { totalSchema } from '../paging.ts'

export const pushCount = defineCall({
  name: 'pushCount',
  method: 'POST',
  path: '/v1/if/push/count',
  auth: 'user',
  idempotent: true,
  source: 'spec',
  summary: 'How many of my messages are unread.',
  screens: ['SCR-1', 'SCR-11'],
  data: z.object({ total: totalSchema }),
})
