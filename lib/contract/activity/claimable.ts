import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { idSchema } from '../identifiers.ts'
import { sitePathSchema } from '../navigation-target.ts'
import { taskCompletionSchema } from '../task/task.ts'

export const claimable = defineCall({
  name: 'claimable',
  method: 'GET',
  path: '/v1/activity/claimable',
  auth: 'user',
  source: 'extension',
  summary: 'What I could claim now, over all activities, and which of them I have joined.',
  screens: ['SCR-1', 'SCR-9'],
  data: z.object({
    items: z.array(
      z.object({ activityId: idSchema, title: z.string(), path: sitePathSchema, task: taskCompletionSchema }),
    ),
    /** @assumed the activities that I have joined; absent: the platform does not say. */
    joined: z.optional(z.array(idSchema)),
  }),
})
