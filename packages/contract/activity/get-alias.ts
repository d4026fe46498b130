import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { activityIdQuery, aliasSchema, idSchema } from '../identifiers.ts'

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

export const getAliasList = defineCall({
  name: 'getAliasList',
  method: 'GET',
  path: '/v1/activity/general/getAliasList',
  auth: 'public',
  source: 'spec',
  summary: 'Every alias with its id: what is prerendered and in the sitemap.',
  screens: ['SCR-7'],
  data: z.array(z.object({ alias: aliasSchema, activityId: idSchema })),
})
