import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { reasonCodeSchema } from '../enumerations.ts'
import { flagSchema, orNull, textSchema } from '../fields.ts'
import { SPEC_ACTIVITY } from '../spec-call.ts'

/** Contract §6. `country` is ISO 3166-1 alpha-2, or null if the gateway does not know it. */
const eligibilitySchema = z.object({
  eligible: flagSchema,
  reasonCode: orNull(reasonCodeSchema),
  country: orNull(textSchema),
})
export type Eligibility = z.infer<typeof eligibilitySchema>

export const eligible = defineCall({
  ...SPEC_ACTIVITY,
  name: 'eligible',
  path: '/v1/activity/general/beginner/eligible',
  auth: 'user',
  summary: 'Whether I may take part, and why not.',
  screens: ['SCR-2'],
  data: eligibilitySchema,
})

export const noLoginEligible = defineCall({
  ...SPEC_ACTIVITY,
  name: 'noLoginEligible',
  path: '/v1/activity/general/beginner/noLoginEligible',
  auth: 'public',
  summary: 'Whether a visitor from here could take part.',
  screens: ['SCR-2'],
  data: eligibilitySchema,
})
