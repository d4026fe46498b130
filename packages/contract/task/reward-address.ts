import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { idSchema } from '../identifiers.ts'

/** Printable, without line breaks; with the joiners, which Persian and emoji need. */
const ONE_LINE = /^(?:[^\p{C}\p{Zl}\p{Zp}]|[\u200c\u200d])*$/u

/** One line of an address. */
const line = (maximum: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'is needed'),
      z.maxLength(maximum, `must be at most ${maximum} characters`),
      z.regex(ONE_LINE, 'must be one line'),
    )

/** Contract §10. `country` is an ISO 3166 code, `phone` may have spaces, brackets and hyphens. @assumed the limits */
export const addressSchema = z.object({
  name: line(100),
  phone: z.string().check(z.trim(), z.regex(/^\+?[0-9 ()-]{5,24}$/, 'must be a phone number')),
  country: z.string().check(z.regex(/^[A-Z]{2}$/, 'must be a country code of two letters')),
  region: z.optional(line(100)),
  city: line(100),
  postalCode: line(20),
  line1: line(200),
  line2: z.optional(line(200)),
})
export type Address = z.infer<typeof addressSchema>

export const rewardAddress = defineCall({
  name: 'rewardAddress',
  method: 'POST',
  path: '/v1/activity/address',
  auth: 'user',
  idempotent: true,
  source: 'extension',
  summary:
    'Stores the delivery address of a physical prize, encrypted; it can be changed until the prize is dispatched.',
  screens: ['SCR-3', 'SCR-9'],
  codes: ['NOT_FOUND', 'NOT_ELIGIBLE', 'CLAIM_DEADLINE_PASSED'],
  body: z.extend(addressSchema, { rewardId: idSchema }),
  /** `masked` names the place without the street, for the owner to recognise it. */
  data: z.object({ rewardId: idSchema, masked: z.string() }),
})
