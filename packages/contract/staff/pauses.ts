import * as z from 'zod/mini'
import { PAUSE_REASONS, pausedSchema } from '../activity/pause.ts'
import { defineCall } from '../define-call.ts'
import { flagSchema, optionals, textSchema } from '../fields.ts'
import { aliasSchema } from '../identifiers.ts'
import { nonNegativeIntegerSchema } from '../integers.ts'
import { instantSchema } from '../money.ts'
import { changeShape } from './proposals.ts'
import { dryRunQuery, noteSchema, OPERATORS, STAFF_CALL } from './staff.ts'

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

const PAUSE = {
  ...STAFF_CALL,
  method: 'POST',
  changeKey: 'optional',
  query: z.object(dryRunQuery),
} as const
const pausing = {
  ...PAUSE,
  roles: ['operator', 'risk'],
  body: z.object({ ...parts, reason: z.enum(PAUSE_REASONS), note: z._default(noteSchema, '') }),
  data: z.object({ done: flagSchema, paused: z.nullable(staffPausedSchema), at: instantSchema }),
} as const
/** `extended`: claim deadlines that were moved to a day from now. */
const resuming = {
  ...PAUSE,
  roles: OPERATORS,
  body: z.object({ ...parts, note: z._default(noteSchema, '') }),
  data: z.object({ ...changeShape, paused: z.nullable(staffPausedSchema), extended: nonNegativeIntegerSchema }),
} as const
const ofActivity = { params: z.object({ alias: aliasSchema }), codes: ['NOT_FOUND'] } as const

export const pauseActivity = defineCall({
  ...pausing,
  ...ofActivity,
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
  ...ofActivity,
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
