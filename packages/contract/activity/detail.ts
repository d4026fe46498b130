import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { activityIdQuery } from '../identifiers.ts'
import { activityDetailSchema, myActivitySchema } from './activity.ts'

export const activityDetail = defineCall({
  name: 'activityDetail',
  method: 'GET',
  path: '/v1/activity/detail',
  auth: 'user',
  source: 'spec',
  summary: 'One activity with what is mine in it.',
  screens: ['SCR-2', 'SCR-3', 'SCR-4', 'SCR-5', 'SCR-6', 'SCR-7'],
  codes: ['NOT_FOUND'],
  query: activityIdQuery,
  data: z.extend(activityDetailSchema, { my: myActivitySchema }),
})
