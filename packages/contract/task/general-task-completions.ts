import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { idSchema } from '../identifiers.ts'
import { taskCompletionsDataSchema } from './task-completions.ts'

export const generalTaskCompletions = defineCall({
  name: 'generalTaskCompletions',
  method: 'POST',
  path: '/v1/activity/general/taskCompletions',
  auth: 'user',
  idempotent: true,
  source: 'spec',
  summary: 'My tasks of a general campaign; `identifier` names a group of its tasks, absent means all.',
  screens: ['SCR-7'],
  codes: ['NOT_FOUND'],
  query: z.object({ activityId: idSchema, identifier: z.optional(idSchema) }),
  data: taskCompletionsDataSchema,
})
