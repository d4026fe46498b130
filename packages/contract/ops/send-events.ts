import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { nonNegativeIntegerSchema } from '../integers.ts'
import { EVENTS_MAXIMUM } from './platform-event.ts'

export const EVENT_REJECTIONS = ['INVALID', 'CONFLICT', 'FUTURE'] as const
export type EventRejection = (typeof EVENT_REJECTIONS)[number]

/** `platformEventSchema` checks each event separately, so that one bad event does not refuse the others (contract §7). */
export const sendEvents = defineCall({
  name: 'sendEvents',
  method: 'POST',
  path: '/ops/v1/events',
  auth: 'ops',
  signed: false,
  idempotent: true,
  source: 'extension',
  summary: 'Takes in facts of the platform, each once, in any order.',
  screens: [],
  body: z.object({ events: z.array(z.unknown()).check(z.minLength(1), z.maxLength(EVENTS_MAXIMUM)) }),
  data: z.object({
    accepted: nonNegativeIntegerSchema,
    duplicates: nonNegativeIntegerSchema,
    rejected: z.array(z.object({ index: nonNegativeIntegerSchema, reason: z.enum(EVENT_REJECTIONS) })),
  }),
})
