import * as z from 'zod/mini'
import { textMatching } from './fields.ts'
import { PRIVATE_TOPICS } from './realtime.ts'

/** `winners`, `board:{activityId}`, `activity:{activityId}`, or a private topic. */
export const topicSchema = textMatching(
  new RegExp(`^(winners|${PRIVATE_TOPICS.join('|')}|(board|activity):[A-Za-z0-9_-]{1,64})$`),
  'is no topic',
)

/**
 * A frame from the page. The first frame of a private socket is `auth` with the token, which is never in the URL.
 * @assumed the operations; `since` requests the events after that `seq`. In a file of its own, because pages do not load it.
 */
export const clientFrameSchema = z.discriminatedUnion('op', [
  z.object({ op: z.literal('auth'), data: z.object({ token: z.string().check(z.minLength(16), z.maxLength(512)) }) }),
  z.object({ op: z.literal('subscribe'), topic: topicSchema, since: z.optional(z.number().check(z.int())) }),
  z.object({ op: z.literal('unsubscribe'), topic: topicSchema }),
  z.object({ op: z.literal('ping') }),
  z.object({ op: z.literal('pong') }),
])
export type ClientFrame = z.infer<typeof clientFrameSchema>
