import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { PAGE_SIZE_DEFAULT, pageIndexSchema, pageSizeSchema, totalSchema } from '../paging.ts'
import { messageSchema, messageTypeSchema } from './message.ts'

export const pushList = defineCall({
  name: 'pushList',
  method: 'POST',
  path: '/v1/if/push/pushList',
  auth: 'user',
  idempotent: true,
  source: 'spec',
  summary: 'My messages, newest first.',
  screens: ['SCR-11'],
  body: z._default(
    z.object({ pageIndex: pageIndexSchema, pageSize: pageSizeSchema(), type: z.optional(messageTypeSchema) }),
    { pageIndex: 0, pageSize: PAGE_SIZE_DEFAULT },
  ),
  data: z.object({ items: z.array(messageSchema), total: totalSchema }),
})
