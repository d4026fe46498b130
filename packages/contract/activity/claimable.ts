import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { idSchema } from '../identifiers.ts'
import { positiveIntegerSchema } from '../integers.ts'
import { sitePathSchema } from '../navigation-target.ts'
import { rewardSchema, taskCompletionSchema } from '../task/task.ts'

export const claimable = defineCall({
  name: 'claimable',
  method: 'GET',
  path: '/v1/activity/claimable',
  auth: 'user',
  source: 'extension',
  summary:
    'What I could claim now, over all activities, which of them I have joined, and my ranks and unused draws in them.',
  screens: ['SCR-1', 'SCR-9'],
  data: z.object({
    items: z.array(
      z.object({ activityId: idSchema, title: z.string(), path: sitePathSchema, task: taskCompletionSchema }),
    ),
    /** @assumed the activities that I have joined; absent: the platform does not say. */
    joined: z.optional(z.array(idSchema)),
    /** @assumed my rank, or my team's, by the last ranking of each ongoing competition, and what it would pay me. */
    places: z.optional(
      z.array(
        z.object({
          activityId: idSchema,
          rank: positiveIntegerSchema,
          estimatedReward: z._default(z.nullable(rewardSchema), null),
        }),
      ),
    ),
    /**
     * @assumed my unused draws, of each ongoing activity where I have any and could use one now: drawing is not paused, a prize is
     * left, and my draws of today are below the limit of the day.
     */
    draws: z.optional(z.array(z.object({ activityId: idSchema, left: positiveIntegerSchema }))),
  }),
})
