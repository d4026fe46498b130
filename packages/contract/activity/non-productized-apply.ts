import { defineCall } from '../define-call.ts'
import { activityIdQuery } from '../identifiers.ts'
import { APPLY_CODES, applyBodySchema, applyDataSchema } from './apply.ts'

export const nonProductizedApply = defineCall({
  name: 'nonProductizedApply',
  method: 'POST',
  path: '/v1/activity/nonProductized/apply',
  auth: 'user',
  idempotent: true,
  source: 'spec',
  summary: 'Joins what a landing page offers; a repetition answers the same.',
  screens: ['SCR-8'],
  codes: APPLY_CODES,
  query: activityIdQuery,
  body: applyBodySchema,
  data: applyDataSchema,
})
