import * as z from 'zod/mini'
import { flagSchema } from '../fields.ts'
import { instantSchema } from '../money.ts'

/** Why the staff pauses: to check something, to fix a fault, to clarify rules, or for work on the platform. */
export const PAUSE_REASONS = ['CHECK', 'FAULT', 'RULES', 'PLATFORM'] as const
export type PauseReason = (typeof PAUSE_REASONS)[number]

/** The paused parts of an activity, by a pause of its own or of every activity. No claim deadline passes before the pause ends. */
export const pausedSchema = z.object({
  claims: flagSchema,
  joins: flagSchema,
  draws: flagSchema,
  // A reason of a newer gateway becomes the most general one.
  reason: z._default(z.catch(z.enum(PAUSE_REASONS), 'CHECK'), 'CHECK'),
  since: instantSchema,
})
