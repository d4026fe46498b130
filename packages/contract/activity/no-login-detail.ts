import { defineCall } from '../define-call.ts'
import { activityIdQuery } from '../identifiers.ts'
import { activityDetailSchema } from './activity.ts'

export const noLoginDetail = defineCall({
  name: 'noLoginDetail',
  method: 'GET',
  path: '/v1/activity/noLoginDetail',
  auth: 'public',
  source: 'spec',
  summary: 'One activity as everybody sees it.',
  screens: ['SCR-2', 'SCR-3', 'SCR-4', 'SCR-5', 'SCR-6', 'SCR-7', 'SCR-15'],
  codes: ['NOT_FOUND'],
  query: activityIdQuery,
  data: activityDetailSchema,
})
