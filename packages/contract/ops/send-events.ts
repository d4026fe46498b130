import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { objects, optionals, textSchema } from '../fields.ts'
import { nonNegativeIntegerSchema } from '../integers.ts'
import { instantSchema } from '../money.ts'
import { totalSchema } from '../paging.ts'
import { EVENTS_MAXIMUM } from './platform-event.ts'
import { PLATFORM } from '../staff/staff.ts'

export const EVENT_REJECTIONS = ['INVALID', 'CONFLICT', 'FUTURE'] as const
export type EventRejection = (typeof EVENT_REJECTIONS)[number]

/** `platformEventSchema` checks each event separately, so that one bad event does not refuse the others (contract §7). */
export const sendEvents = defineCall({
  name: 'sendEvents',
  method: 'POST',
  path: '/ops/v1/events',
  auth: 'ops',
  roles: PLATFORM,
  idempotent: true,
  summary: 'Takes in facts of the platform, each once, in any order.',
  body: { events: z.array(z.unknown()).check(z.minLength(1), z.maxLength(EVENTS_MAXIMUM)) },
  data: {
    accepted: nonNegativeIntegerSchema,
    duplicates: nonNegativeIntegerSchema,
    rejected: objects({ index: nonNegativeIntegerSchema, reason: z.enum(EVENT_REJECTIONS) }),
  },
})

/** The gateway keeps this many refused events and deletes older ones. */
export const REJECTED_EVENTS_KEPT = 1000

/**
 * Contract §10: the last refused events of all instances, newest first, all in one answer.
 * @assumed the shape. `eventId`, `type` and `userId` are present if the event had readable ones; `path` is the faulty field,
 * `message` never repeats a value; `total` counts the items, at most 1,000.
 */
export const rejectedEvents = defineCall({
  name: 'rejectedEvents',
  path: '/ops/v1/events/rejected',
  auth: 'ops',
  roles: ['risk', 'platform'],
  summary: 'The last 1,000 platform events that were refused, and why.',
  data: {
    items: objects({
      at: instantSchema,
      ...optionals({
        eventId: textSchema,
        type: textSchema,
        userId: textSchema,
      }),
      reason: z.enum(EVENT_REJECTIONS),
      path: textSchema,
      message: textSchema,
    }),
    total: totalSchema,
  },
})
