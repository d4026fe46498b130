import * as z from 'zod/mini'
import { emptyByDefault, objects, optionals, textSchema } from './fields.ts'

/**
 * Every JSON answer (contract §1). `requestTime` is the gateway's clock in ms; countdowns run on it.
 * `data` is checked by the call's own schema, and only when the code is the call's success code.
 */
export const envelopeSchema = z.object({
  code: textSchema,
  msg: emptyByDefault,
  data: z.optional(z.unknown()),
  requestTime: z.optional(z.number()),
})
export type Envelope = z.infer<typeof envelopeSchema>

export const issuesSchema = objects({ path: textSchema, message: textSchema })

/** The data of a refusal (contract §1). */
export const refusalDataSchema = z.object({
  ...optionals({
    reasonCode: textSchema,
    tipKey: textSchema,
    field: textSchema,
    retryAt: z.number(),
    issues: issuesSchema,
  }),
})
export type RefusalData = z.infer<typeof refusalDataSchema>
