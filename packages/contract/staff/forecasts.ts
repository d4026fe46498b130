import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { objects, recordSchema, textSchema } from '../fields.ts'
import { aliasSchema, idSchema } from '../identifiers.ts'
import { nonNegativeIntegerSchema } from '../integers.ts'
import { amountSchema, instantSchema, nullableInstant, rateSchema } from '../money.ts'
import { ACTIVITY_CALL, assetShape, STAFF_CALL, VIEWERS } from './staff.ts'

const range = <Value extends z.ZodMiniType>(value: Value) => z.object({ low: value, mid: value, high: value })

/** PLACES: prizes of a board; COVERS: losses of copied orders; FRIENDS: INVITE_FRIEND tasks. */
const NOT_COUNTED = ['PLACES', 'COVERS', 'FRIENDS'] as const

/**
 * A file against the facts of the last 30 days, as if it had begun then and everyone in its audience had joined as soon as
 * they could; times the join rate of past activities of its type. `basis.users`: the accounts of the audience, of which `sampled` were
 * replayed; `joinRate`: the lowest, the middle and the highest of the activities `of`, and 0.01, 0.1 and 1 without any. `budget.spent`: what
 * would be paid if the budget had no end; `endsAt` (ms): when the middle one reaches the limit, counted from the start of the file; null:
 * not within the replay. A longer activity is replayed for its first 30 days.
 * @assumed the rates without past activities, and that low and high contain the error of the sample
 */
export const forecastSchema = z.object({
  basis: z.object({
    from: instantSchema,
    to: instantSchema,
    users: nonNegativeIntegerSchema,
    sampled: nonNegativeIntegerSchema,
    joinRate: z.extend(range(rateSchema), { of: z.array(aliasSchema) }),
  }),
  tasks: objects({
    taskId: textSchema,
    people: range(nonNegativeIntegerSchema),
    cost: z.object({ ...assetShape, ...range(amountSchema).shape }),
  }),
  budget: objects({
    ...assetShape,
    limit: amountSchema,
    spent: range(amountSchema),
    endsAt: nullableInstant,
  }),
  notCounted: z.array(z.enum(NOT_COUNTED)),
})
export type Forecast = z.output<typeof forecastSchema>

/** FAILED: it could not be made, and the log of the gateway says why. @assumed FAILED */
export const FORECAST_STATES = ['RUNNING', 'DONE', 'NO_FACTS', 'FAILED'] as const
const stateShape = { forecastId: idSchema, state: z.enum(FORECAST_STATES) }

/** Takes a file as `publishActivity` does, or an empty object for the published one. */
export const forecastActivity = defineCall({
  ...ACTIVITY_CALL,
  name: 'forecastActivity',
  method: 'POST',
  path: '/ops/v1/activities/{alias}/forecast',
  roles: VIEWERS,
  summary: 'Begins a forecast of an activity file by the facts of the last 30 days.',
  body: recordSchema,
  data: stateShape,
})

/** `forecast` is null until it is DONE. */
export const forecast = defineCall({
  ...STAFF_CALL,
  name: 'forecast',
  path: '/ops/v1/forecasts/{id}',
  roles: VIEWERS,
  summary: 'The state of a forecast, and its figures once it is done.',
  codes: ['NOT_FOUND'],
  params: { id: idSchema },
  data: { ...stateShape, alias: aliasSchema, at: instantSchema, forecast: z.nullable(forecastSchema) },
})
