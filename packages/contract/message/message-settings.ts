import * as z from 'zod/mini'
import { listOf, orNull, textMatching, textSchema } from '../fields.ts'
import { MESSAGE_KIND_NAMES } from './message-kinds.ts'
import { defineCall } from '../define-call.ts'

const clockTimeSchema = textMatching(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be HH:MM')

/**
 * Quiet hours on the clock of an IANA zone, every day: `from` inclusive, `until` exclusive; `until` before `from` is on the next
 * day. @assumed the shape
 */
const quietHoursSchema = z.object({
  from: clockTimeSchema,
  until: clockTimeSchema,
  timeZone: textMatching(/^[A-Za-z0-9_+/-]{1,64}$/, 'must be an IANA time zone'),
})
export type QuietHours = z.infer<typeof quietHoursSchema>

/**
 * `off`: kinds of messages that the user no longer gets. During `quiet` hours messages are stored, and their count is announced
 * afterwards; null means no quiet hours.
 */
export const messageSettingsSchema = z.object({
  off: listOf(textSchema),
  quiet: orNull(quietHoursSchema),
})
export type MessageSettings = z.infer<typeof messageSettingsSchema>

const newQuietHoursSchema = quietHoursSchema.check(
  z.refine(({ from, until }) => from !== until, 'must not begin when they end'),
)

/** All settings at once: what is left out is reset. */
const newMessageSettingsSchema = z.object({
  off: z._default(z.array(z.enum(MESSAGE_KIND_NAMES)).check(z.maxLength(MESSAGE_KIND_NAMES.length)), []),
  quiet: orNull(newQuietHoursSchema),
})

/** @assumed the call; additive. Another platform may not have it. */
export const pushSettings = defineCall({
  name: 'pushSettings',
  path: '/v1/if/push/settings',
  auth: 'user',
  summary: 'Which messages I get, and my quiet hours.',
  screens: ['SCR-11'],
  data: messageSettingsSchema,
})

/** @assumed the call; additive. Another platform may not have it. An unknown kind or time zone is 40000. */
export const changePushSettings = defineCall({
  name: 'changePushSettings',
  method: 'PUT',
  path: '/v1/if/push/settings',
  auth: 'user',
  summary: 'Chooses which messages I get, and my quiet hours.',
  screens: ['SCR-11'],
  body: newMessageSettingsSchema,
  data: messageSettingsSchema,
})
