import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { activityIdQuery } from '../identifiers.ts'
import { moneySchema } from '../money.ts'

export const marathonDistance = defineCall({
  name: 'marathonDistance',
  method: 'GET',
  path: '/v1/activity/marathon/distance',
  auth: 'public',
  idempotent: true,
  source: 'extension',
  summary: 'The volume that earns a medal.',
  screens: ['SCR-4'],
  codes: ['NOT_FOUND'],
  query: activityIdQuery,
  data: z.object({ distance: moneySchema }),
})
