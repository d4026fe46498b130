import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import {
  flagSchema,
  nullableText,
  objects,
  optionals,
  optionalText,
  textSchema,
  textsSchema,
  textUpTo,
  zeroByDefault,
} from '../fields.ts'
import { idSchema, nullableId } from '../identifiers.ts'
import { nonNegativeIntegerSchema } from '../integers.ts'
import { instantSchema, nullableInstant } from '../money.ts'
import { topicSchema } from './log.ts'
import {
  OPERATORS,
  optionalNoteSchema,
  PERSONAL_CODES,
  STAFF_CALL,
  STAFF_CHANGE,
  staffListShape,
  staffPageQuery,
  VIEWERS,
} from './staff.ts'

/** FAILING: since `failingSince` no request has succeeded. OFF: nothing is sent until somebody enables it; deliveries wait. */
const ENDPOINT_STATES = ['ON', 'FAILING', 'OFF'] as const
export type EndpointState = (typeof ENDPOINT_STATES)[number]
/**
 * WAITING: its next try is at `nextAt`. QUEUED: behind another delivery of its user. DEAD: every try has failed. WITHDRAWN: a
 * payout that was held, cancelled or requested again before it was sent. @assumed WITHDRAWN
 */
const DELIVERY_STATES = ['WAITING', 'QUEUED', 'DELIVERED', 'DEAD', 'WITHDRAWN'] as const
export type DeliveryState = (typeof DELIVERY_STATES)[number]

/** One request; `status` is null when none was answered, and `error` is null when it was delivered. */
const trySchema = z.object({
  at: instantSchema,
  status: z.nullable(nonNegativeIntegerSchema),
  ms: nonNegativeIntegerSchema,
  error: nullableText,
})
export type DeliveryTry = z.output<typeof trySchema>

const paramsOf = z.object({ id: idSchema })

/** `url` is the host alone for a viewer. `lagSeconds` is the age of the oldest delivery that waits; `waiting` counts them all. */
export const webhooks = defineCall({
  ...STAFF_CALL,
  name: 'staffWebhooks',
  path: '/ops/v1/webhooks',
  roles: VIEWERS,
  summary: 'The endpoints of policy and how they do.',
  data: {
    items: objects({
      id: idSchema,
      url: textSchema,
      topics: textsSchema,
      state: z.enum(ENDPOINT_STATES),
      lagSeconds: nonNegativeIntegerSchema,
      lastSuccessAt: nullableInstant,
      failingSince: nullableInstant,
      waiting: nonNegativeIntegerSchema,
      dead: nonNegativeIntegerSchema,
    }),
  },
})

/** Deliveries of an endpoint, newest first. `body=1` needs the role `risk` and is recorded. `tries` are the last 20. */
export const webhookDeliveries = defineCall({
  ...STAFF_CALL,
  name: 'staffWebhookDeliveries',
  path: '/ops/v1/webhooks/{id}/deliveries',
  roles: ['operator', 'risk'],
  summary: 'What was sent to an endpoint, what waits, and what failed.',
  codes: PERSONAL_CODES,
  params: paramsOf,
  query: {
    ...staffPageQuery,
    ...optionals({
      state: z.enum(DELIVERY_STATES),
      userId: idSchema,
      type: textUpTo(64),
    }),
    body: zeroByDefault,
  },
  data: staffListShape(
    z.object({
      deliveryId: idSchema,
      webhookId: textSchema,
      type: textSchema,
      userId: nullableId,
      at: instantSchema,
      state: z.enum(DELIVERY_STATES),
      tries: z.array(trySchema),
      nextAt: nullableInstant,
      body: optionalText,
    }),
  ),
})

const CHANGE = { ...STAFF_CHANGE, codes: ['NOT_FOUND'], params: paramsOf } as const

/** Sends `fanfare.test` now, also to an endpoint that is off. `status` is null when nothing answered; `error` says why it failed. */
export const testWebhook = defineCall({
  ...STAFF_CALL,
  name: 'staffTestWebhook',
  method: 'POST',
  path: '/ops/v1/webhooks/{id}/test',
  roles: OPERATORS,
  summary: 'Sends a test to an endpoint and answers what came back.',
  codes: ['NOT_FOUND'],
  params: paramsOf,
  data: trySchema,
})

const switching = {
  ...CHANGE,
  roles: OPERATORS,
  body: z.object({ note: optionalNoteSchema }),
  data: z.object({ done: flagSchema, state: z.enum(ENDPOINT_STATES) }),
} as const

export const enableWebhook = defineCall({
  ...switching,
  name: 'staffEnableWebhook',
  path: '/ops/v1/webhooks/{id}/enable',
  summary: 'Sends to an endpoint again; what waits is tried at once.',
})

export const disableWebhook = defineCall({
  ...switching,
  name: 'staffDisableWebhook',
  path: '/ops/v1/webhooks/{id}/disable',
  summary: 'Sends nothing to an endpoint; its deliveries wait, for 13 days.',
})

/** The schedule of tries begins anew. It is 412 while its request is under way. */
export const retryDelivery = defineCall({
  ...CHANGE,
  name: 'staffRetryDelivery',
  path: '/ops/v1/webhooks/deliveries/{id}/retry',
  roles: ['operator', 'risk'],
  summary: 'Sends a delivery again, with the same webhook-id.',
  body: { note: optionalNoteSchema },
  data: { done: flagSchema, state: z.enum(DELIVERY_STATES) },
})

/**
 * Sends deliveries again that were delivered or are DEAD, with the same webhook-id. Where the policy orders by user, those of a user come in
 * order. `from` is at most 14 days ago, `to` is exclusive; a call sends 20,000 at most.
 */
export const replayWebhook = defineCall({
  ...CHANGE,
  name: 'staffReplayWebhook',
  path: '/ops/v1/webhooks/{id}/replay',
  roles: ['operator', 'risk'],
  summary: 'Sends the deliveries of a time again, for a receiver that has lost them.',
  body: {
    from: instantSchema,
    to: instantSchema,
    topics: z.optional(z.array(topicSchema).check(z.minLength(1), z.maxLength(50))),
    note: optionalNoteSchema,
  },
  data: { done: flagSchema, queued: nonNegativeIntegerSchema },
})
