import * as z from 'zod/mini'
import { PAUSE_REASONS, pausedSchema } from '../activity/pause.ts'
import { defineCall } from '../define-call.ts'
import { flagSchema, optionals, textSchema } from '../fields.ts'
import { nonNegativeIntegerSchema } from '../integers.ts'
import { instantSchema } from '../money.ts'
import { changeShape } from './proposals.ts'
import { ACTIVITY_CALL, OPERATORS, optionalNoteSchema, STAFF_CHANGE } from './staff.ts'

/** A body that names no part means all three. */
const parts = {
  ...optionals({
    claims: z.literal(true),
    joins: z.literal(true),
    draws: z.literal(true),
  }),
}

/** The pause of one activity, or of every one; `by` is the person. */
export const staffPausedSchema = z.extend(pausedSchema, { by: textSchema })

const pausing = {
  ...STAFF_CHANGE,
  roles: ['operator', 'risk'],
  body: z.object({ ...parts, reason: z.enum(PAUSE_REASONS), note: optionalNoteSchema }),
  data: z.object({ done: flagSchema, paused: z.nullable(staffPausedSchema), at: instantSchema }),
} as const
/** `extended`: claim deadlines that were moved to a day from now. */
const resuming = {
  ...STAFF_CHANGE,
  roles: OPERATORS,
  body: z.object({ ...parts, note: optionalNoteSchema }),
  data: z.object({ ...changeShape, paused: z.nullable(staffPausedSchema), extended: nonNegativeIntegerSchema }),
} as const
export const pauseActivity = defineCall({
  ...pausing,
  ...ACTIVITY_CALL,
  name: 'staffPauseActivity',
  path: '/ops/v1/activities/{alias}/pause',
  summary: 'Pauses claims, joins or draws of an activity at once; facts, tasks and boards go on.',
})

export const pauseAll = defineCall({
  ...pausing,
  name: 'staffPauseAll',
  path: '/ops/v1/pause',
  summary: 'Pauses claims, joins or draws of every activity.',
})

export const resumeActivity = defineCall({
  ...resuming,
  ...ACTIVITY_CALL,
  name: 'staffResumeActivity',
  path: '/ops/v1/activities/{alias}/resume',
  summary: 'Ends a pause of an activity; claim deadlines within a day move to a day later.',
})

export const resumeAll = defineCall({
  ...resuming,
  name: 'staffResumeAll',
  path: '/ops/v1/resume',
  summary: 'Ends the pause of every activity; an activity that was paused by itself stays so.',
})
