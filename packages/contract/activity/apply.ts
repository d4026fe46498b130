import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { DIALOG_STATUSES } from '../dialog-statuses.ts'
import { activityIdQuery } from '../identifiers.ts'
import { instantSchema } from '../money.ts'

/** The refusals of joining, for activities of every type. */
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

/** @assumed the body: the version of the consent that the user ticked; required if the activity has a `consent`. */
export const applyBodySchema = z.optional(z.object({ consentVersion: z.optional(z.string().check(z.maxLength(64))) }))

/** A repeated call answers with the first `appliedAt` (contract §6). */
export const applyDataSchema = z.object({ status: z.literal(DIALOG_STATUSES.registered), appliedAt: instantSchema })

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
