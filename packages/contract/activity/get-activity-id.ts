import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { aliasSchema, idSchema } from '../identifiers.ts'

export const getActivityId = defineCall({
  name: 'getActivityId',
  method: 'GET',
  path: '/v1/activity/getActivityId',
  auth: 'public',
  source: 'spec',
  summary: 'The id behind an alias.',
  screens: ['SCR-2', 'SCR-3', 'SCR-4', 'SCR-5', 'SCR-6', 'SCR-8'],
  codes: ['NOT_FOUND'],
  query: z.object({ alias: aliasSchema }),
  data: z.object({ activityId: idSchema }),
})

export const generalGetActivityId = defineCall({
  name: 'generalGetActivityId',
  method: 'GET',
  path: '/v1/activity/general/getActivityId',
  auth: 'public',
  source: 'spec',
  summary: 'The id behind an alias, for paths that contain /events.',
  screens: ['SCR-7'],
  codes: ['NOT_FOUND'],
  query: z.object({ alias: aliasSchema }),
  data: z.object({ activityId: idSchema }),
})
