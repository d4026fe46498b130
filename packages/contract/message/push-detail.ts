import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { idSchema } from '../identifiers.ts'
import { richTextSchema } from '../rich-text.ts'
import { messageSchema } from './message.ts'

/** Does not mark the message as read. @assumed the body, and the task whose reward can be claimed from the message */
export const pushDetail = defineCall({
  name: 'pushDetail',
  method: 'GET',
  path: '/v1/if/push/detail',
  auth: 'user',
  source: 'spec',
  summary: 'One message of mine.',
  screens: ['SCR-11'],
  codes: ['NOT_FOUND'],
  query: z.object({ id: idSchema }),
  data: z.extend(messageSchema, {
    body: z._default(richTextSchema, []),
    activityId: z.optional(idSchema),
    taskId: z.optional(idSchema),
  }),
})
