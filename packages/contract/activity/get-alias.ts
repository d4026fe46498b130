import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { activityIdQuery, aliasSchema } from '../identifiers.ts'

export const getAlias = defineCall({
  name: 'getAlias',
  method: 'GET',
  path: '/v1/activity/general/getAlias',
  auth: 'public',
  source: 'spec',
  summary: 'The alias of an activity, for links.',
  screens: ['SCR-7'],
  codes: ['NOT_FOUND'],
  query: activityIdQuery,
  data: z.object({ alias: aliasSchema }),
})
