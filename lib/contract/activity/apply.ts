import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { activityIdQuery } from '../identifiers.ts'
import { instantSchema } from '../money.ts'

/** What refuses joining, in every kind of activity. */
export const APPLY_CODES = [
  'NOT_FOUND',
  'NOT_STARTED',
  'ENDED',
  'NOT_ELIGIBLE',
  'REGION_REFUSED',
  'IDENTITY_NEEDED',
  'MULTIPLE_ACCOUNTS',
  'LIMIT',
  'TIP',
  'RISK_TIP',
] as const

/** @assumed the body: the version of the consent that the user saw and ticked; needed where `consent` is not null. */
export const applyBodySchema = z.optional(z.object({ consentVersion: z.optional(z.string().check(z.maxLength(64))) }))

/** `status` is 1, registered, whenever it succeeds; repeated, the same `appliedAt` (contract §6). */
export const applyDataSchema = z.object({ status: z.literal(1), appliedAt: instantSchema })

export const apply = defineCall({
  name: 'apply',
  method: 'POST',
  path: '/v1/activity/apply',
  auth: 'user',
  idempotent: true,
  source: 'spec',
  summary: 'Joins an activity; a repetition answers the same.',
  screens: ['SCR-2', 'SCR-3', 'SCR-4', 'SCR-5', 'SCR-6', 'SCR-7'],
  codes: APPLY_CODES,
  query: activityIdQuery,
  body: applyBodySchema,
  data: applyDataSchema,
})
