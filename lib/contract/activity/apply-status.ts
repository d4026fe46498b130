import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { DIALOG_STATUSES } from '../dialog-statuses.ts'
import { activityIdQuery } from '../identifiers.ts'

/** The spec's dialog status: switch 0, registered 1, error 2, none -1. The embedded gateway sends -1 and 1 only. */
export const dialogStatusSchema = z.literal(Object.values(DIALOG_STATUSES))

export const applyStatusDataSchema = z.object({ status: dialogStatusSchema })

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
