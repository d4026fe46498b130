import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { aliasSchema, idSchema } from '../identifiers.ts'

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
