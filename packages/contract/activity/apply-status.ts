import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { DIALOG_STATUSES } from '../dialog-statuses.ts'
import { reasonCodeSchema } from '../enumerations.ts'
import { activityIdQuery } from '../identifiers.ts'
import { instantSchema } from '../money.ts'

/**
 * The spec's dialog status. @assumed registered 1: joined; switch 0: only another account of this person can take part;
 * error 2: joining would be refused now; none -1: may join.
 */
const dialogStatusSchema = z.literal(Object.values(DIALOG_STATUSES))

export const applyStatusDataSchema = z.object({
  status: dialogStatusSchema,
  /** @assumed when the user joined, with status 1. */
  appliedAt: z.optional(instantSchema),
  /** @assumed the refusal, with status 0 and 2. */
  reasonCode: z.optional(reasonCodeSchema),
})
export type ApplyStatus = z.infer<typeof applyStatusDataSchema>

export const applyStatus = defineCall({
  name: 'applyStatus',
  method: 'POST',
  path: '/v1/activity/applyStatus',
  auth: 'user',
  idempotent: true,
  source: 'spec',
  summary: 'Whether I have joined.',
  screens: ['SCR-2', 'SCR-3', 'SCR-4', 'SCR-5', 'SCR-6', 'SCR-7'],
  codes: ['NOT_FOUND'],
  query: activityIdQuery,
  data: applyStatusDataSchema,
})

export const nonProductizedApplyStatus = defineCall({
  name: 'nonProductizedApplyStatus',
  method: 'POST',
  path: '/v1/activity/nonProductized/applyStatus',
  auth: 'user',
  idempotent: true,
  source: 'spec',
  summary: 'Whether I have joined what a landing page offers.',
  screens: ['SCR-8'],
  codes: ['NOT_FOUND'],
  query: activityIdQuery,
  data: applyStatusDataSchema,
})
