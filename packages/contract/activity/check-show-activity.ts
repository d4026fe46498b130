import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { reasonCodeSchema } from '../enumerations.ts'
import { activityIdQuery } from '../identifiers.ts'

/** @assumed an unknown activity is not shown, without an error. */
export const checkShowActivity = defineCall({
  name: 'checkShowActivity',
  method: 'GET',
  path: '/v1/activity/general/checkShowActivity',
  auth: 'public',
  source: 'spec',
  summary: 'Whether a campaign may be shown here and now.',
  screens: ['SCR-7'],
  query: activityIdQuery,
  data: z.object({ show: z.boolean(), reasonCode: z._default(z.nullable(reasonCodeSchema), null) }),
})
