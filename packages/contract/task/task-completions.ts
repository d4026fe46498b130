import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { textSchema } from '../fields.ts'
import { idSchema, optionalId } from '../identifiers.ts'
import { SPEC_ACTIVITY, SPEC_POST } from '../spec-call.ts'
import { taskCompletionSchema } from './task.ts'
import { readCode } from '../typed-text.ts'

export const taskCompletionsDataSchema = z.object({ tasks: z.array(taskCompletionSchema) })

export const taskCompletions = defineCall({
  ...SPEC_ACTIVITY,
  ...SPEC_POST,
  name: 'taskCompletions',
  path: '/v1/activity/beginnerTask/taskCompletions',
  summary: 'My tasks of an activity with status, progress and the trace of every decision.',
  screens: ['SCR-2', 'SCR-3', 'SCR-4', 'SCR-5', 'SCR-6'],
  data: taskCompletionsDataSchema,
})

export const generalTaskCompletions = defineCall({
  ...SPEC_POST,
  name: 'generalTaskCompletions',
  path: '/v1/activity/general/taskCompletions',
  summary: 'My tasks of a general campaign; `identifier` names a group of its tasks, absent means all.',
  screens: ['SCR-7'],
  codes: ['NOT_FOUND'],
  query: { activityId: idSchema, identifier: optionalId },
  data: taskCompletionsDataSchema,
})

/**
 * A code of any form is accepted and answered with 51053 if it is unknown, because another platform's codes may look
 * different.
 */
export const kolBind = defineCall({
  name: 'kolBind',
  method: 'POST',
  path: '/v1/activity/beginner/kol/bind',
  auth: 'user',
  source: 'spec',
  summary: 'Binds me to the agent behind a code, once.',
  screens: ['SCR-2'],
  codes: ['NOT_FOUND', 'ENDED', 'UNKNOWN_INVITE_CODE', 'ALREADY_BOUND', 'TIP', 'RISK_TIP'],
  body: {
    activityId: idSchema,
    code: z.string().check(z.overwrite(readCode), z.minLength(1), z.maxLength(64)),
  },
  data: { bound: z.literal(true), agent: textSchema },
})
