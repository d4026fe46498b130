import { defineCall } from '../define-call.ts'
import { activityIdQuery } from '../identifiers.ts'
import { applyStatusDataSchema } from './apply-status.ts'

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
