import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { totalSchema } from '../paging.ts'

const byTypeSchema = z.object({
  REWARD: z._default(totalSchema, 0),
  ACTIVITY: z._default(totalSchema, 0),
  ACCOUNT: z._default(totalSchema, 0),
  AGENT: z._default(totalSchema, 0),
})

/** Contract §10; a platform that knows no types answers `total` alone. */
export const pushCount = defineCall({
  name: 'pushCount',
  method: 'POST',
  path: '/v1/if/push/count',
  auth: 'user',
  idempotent: true,
  source: 'spec',
  summary: 'How many of my messages are unread, by type.',
  screens: ['SCR-1', 'SCR-11'],
  data: z.object({ total: totalSchema, byType: z.optional(byTypeSchema) }),
})
