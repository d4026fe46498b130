import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { TIMELINE_STEPS } from '../enumerations.ts'
import { idSchema } from '../identifiers.ts'
import { instantSchema } from '../money.ts'

/** In order of time; a future step has the time at which it is due. */
export const timelineStepSchema = z.object({ at: instantSchema, step: z.enum(TIMELINE_STEPS) })
export type TimelineStep = z.infer<typeof timelineStepSchema>

export const rewardTimeline = defineCall({
  name: 'rewardTimeline',
  method: 'GET',
  path: '/v1/activity/rewardTimeline',
  auth: 'user',
  source: 'extension',
  summary: 'The way of one reward, from earned to used.',
  screens: ['SCR-9'],
  codes: ['NOT_FOUND'],
  query: z.object({ rewardId: idSchema }),
  data: z.object({ steps: z.array(timelineStepSchema) }),
})
