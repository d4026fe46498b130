import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { idSchema } from '../identifiers.ts'
import { PAGE_SIZE_MAXIMUM, totalSchema } from '../paging.ts'

/** Ignores unknown ids and other users' messages. @assumed the answer: how many messages are unread now */
export const readPushMsg = defineCall({
  name: 'readPushMsg',
  method: 'POST',
  path: '/v1/if/push/readPushMsg',
  auth: 'user',
  idempotent: true,
  source: 'spec',
  summary: 'Marks messages of mine as read: some, or all.',
  screens: ['SCR-11'],
  body: z.union([
    z.object({ ids: z.array(idSchema).check(z.maxLength(PAGE_SIZE_MAXIMUM)) }),
    z.object({ all: z.literal(true) }),
  ]),
  data: z.object({ total: z.optional(totalSchema) }),
})
