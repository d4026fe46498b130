import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { instantSchema } from '../money.ts'
import { totalSchema } from '../paging.ts'
import { EVENT_REJECTIONS } from './send-events.ts'

/** The gateway keeps this many refused events and deletes older ones. */
export const REJECTED_EVENTS_KEPT = 1000

/**
 * Contract §10: the last refused events of all instances, newest first, all in one answer.
 * @assumed the shape. `eventId`, `type` and `userId` are present if the event had readable ones; `path` is the faulty field,
 * `message` never repeats a value; `total` counts the items, at most 1,000.
 */
export const rejectedEvents = defineCall({
  name: 'rejectedEvents',
  method: 'GET',
  path: '/ops/v1/events/rejected',
  auth: 'ops',
  signed: false,
  source: 'extension',
  summary: 'The last 1,000 platform events that were refused, and why.',
  screens: [],
  data: z.object({
    items: z.array(
      z.object({
        at: instantSchema,
        eventId: z.optional(z.string()),
        type: z.optional(z.string()),
        userId: z.optional(z.string()),
        reason: z.enum(EVENT_REJECTIONS),
        path: z.string(),
        message: z.string(),
      }),
    ),
    total: totalSchema,
  }),
})
