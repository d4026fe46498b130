import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { PAGE_SIZE_DEFAULT, PAGE_SIZE_MAXIMUM, pageOf, pageQuery, totalSchema } from '../paging.ts'
import { SPEC_POST } from '../spec-call.ts'
import { messageSchema, messageTypeSchema } from './message.ts'
import { idSchema, optionalId } from '../identifiers.ts'
import { richTextSchema } from '../rich-text.ts'
import { noneByDefault } from '../integers.ts'

export const pushList = defineCall({
  ...SPEC_POST,
  name: 'pushList',
  path: '/v1/if/push/pushList',
  summary: 'My messages, newest first.',
  screens: ['SCR-11'],
  body: z._default(z.object({ ...pageQuery, type: z.optional(messageTypeSchema) }), {
    pageIndex: 0,
    pageSize: PAGE_SIZE_DEFAULT,
  }),
  data: pageOf(messageSchema),
})

const byTypeSchema = z.object({
  REWARD: noneByDefault,
  ACTIVITY: noneByDefault,
  ACCOUNT: noneByDefault,
  AGENT: noneByDefault,
})

/** Contract §10; a platform that knows no types answers `total` alone. */
export const pushCount = defineCall({
  ...SPEC_POST,
  name: 'pushCount',
  path: '/v1/if/push/count',
  summary: 'How many of my messages are unread, by type.',
  screens: ['SCR-1', 'SCR-11'],
  data: { total: totalSchema, byType: z.optional(byTypeSchema) },
})

/** Does not mark the message as read. @assumed the body, and the task whose reward can be claimed from the message */
export const pushDetail = defineCall({
  name: 'pushDetail',
  path: '/v1/if/push/detail',
  auth: 'user',
  source: 'spec',
  summary: 'One message of mine.',
  screens: ['SCR-11'],
  codes: ['NOT_FOUND'],
  query: { id: idSchema },
  data: z.extend(messageSchema, {
    body: z._default(richTextSchema, []),
    activityId: optionalId,
    taskId: optionalId,
  }),
})

/** Ignores unknown ids and other users' messages. @assumed the answer: how many messages are unread now */
export const readPushMsg = defineCall({
  ...SPEC_POST,
  name: 'readPushMsg',
  path: '/v1/if/push/readPushMsg',
  summary: 'Marks messages of mine as read: some, or all.',
  screens: ['SCR-11'],
  body: z.union([
    z.object({ ids: z.array(idSchema).check(z.maxLength(PAGE_SIZE_MAXIMUM)) }),
    z.object({ all: z.literal(true) }),
  ]),
  data: { total: z.optional(totalSchema) },
})
