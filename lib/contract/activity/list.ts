import * as z from 'zod/mini'
import { ACTIVITY_TYPE_CODES } from '../activity-types.ts'
import { defineCall } from '../define-call.ts'
import { ACTIVITY_STATUSES } from '../enumerations.ts'
import { pageIndexSchema, pageSizeSchema, totalSchema } from '../paging.ts'
import { wholeNumberSchema } from '../whole-number.ts'
import { knownActivityTypeSchema } from './activity-type-schema.ts'
import { activitySummarySchema } from './activity.ts'

const HIGHEST_TYPE = Math.max(...ACTIVITY_TYPE_CODES)

export const activityList = defineCall({
  name: 'activityList',
  method: 'GET',
  path: '/v1/activity/list',
  auth: 'public',
  source: 'spec',
  summary: 'Activities by status and type.',
  screens: ['SCR-1', 'SCR-2'],
  query: z.object({
    status: z.optional(z.enum(ACTIVITY_STATUSES)),
    activityType: z.optional(z.pipe(wholeNumberSchema(1, HIGHEST_TYPE), knownActivityTypeSchema)),
    pageIndex: pageIndexSchema,
    pageSize: pageSizeSchema(),
  }),
  data: z.object({ activities: z.array(activitySummarySchema), total: totalSchema }),
})
