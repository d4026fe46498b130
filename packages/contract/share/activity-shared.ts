import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { idSchema } from '../identifiers.ts'

/** Additive to contract §4: the user has shared the activity. `receipt` is the one of `getUserShareContent`; it counts once. */
export const activityShared = defineCall({
  name: 'activityShared',
  method: 'POST',
  path: '/v1/activity/shared',
  auth: 'user',
  idempotent: true,
  source: 'extension',
  summary: 'Reports that I have shared an activity, once for each receipt.',
  screens: ['SCR-1', 'SCR-2', 'SCR-3', 'SCR-4', 'SCR-5', 'SCR-6', 'SCR-7'],
  codes: ['NOT_FOUND'],
  query: z.object({ activityId: idSchema }),
  body: z.object({ receipt: z.string().check(z.maxLength(512)) }),
  data: z.object({}),
})
