import * as z from 'zod/mini'
import { ACTIVITY_GROUPS, ACTIVITY_TYPE_CODES, type ActivityGroup } from '../activity-types.ts'
import { defineCall } from '../define-call.ts'
import { ACTIVITY_STATUSES } from '../enumerations.ts'
import { pageQuery, totalSchema } from '../paging.ts'
import { SEARCH_MAXIMUM } from '../search-maximum.ts'
import { wholeNumberSchema } from '../integers.ts'
import { activitySummarySchema, knownActivityTypeSchema } from './activity.ts'
import { optionals, textUpTo } from '../fields.ts'

const HIGHEST_TYPE = Math.max(...ACTIVITY_TYPE_CODES)
const GROUPS = Object.keys(ACTIVITY_GROUPS) as ActivityGroup[]

/**
 * Ongoing activities by their end, then upcoming ones by their start, then ended ones, the latest first; in each of the three,
 * those for new users come first.
 * @assumed this order, `group` (a filter of the home page) and `search`: all words of it are in the title of the caller's
 * language, in any order, whatever their case and accents.
 */
export const activityList = defineCall({
  name: 'activityList',
  path: '/v1/activity/list',
  auth: 'public',
  source: 'spec',
  summary: 'Activities by status, type, group and words of the title.',
  screens: ['SCR-1', 'SCR-2'],
  query: {
    ...optionals({
      status: z.enum(ACTIVITY_STATUSES),
      activityType: z.pipe(wholeNumberSchema(1, HIGHEST_TYPE), knownActivityTypeSchema),
      group: z.enum(GROUPS),
      search: textUpTo(SEARCH_MAXIMUM),
    }),
    ...pageQuery,
  },
  data: { activities: z.array(activitySummarySchema), total: totalSchema },
})
