import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { analyticsEventSchema } from './analytics-event.ts'

/** The largest number of events in one call. */
export const EVENTS_MAXIMUM = 50

/**
 * The receiver of analytics events on the operator's own server (ANA), mounted with `ANALYTICS_RECEIVER=on` alone. `visit` is a
 * random number of one browser tab, which ends with the tab and is connected with no account.
 * @assumed the call; contract §10 names the setting of the other receiver alone
 */
export const recordEvents = defineCall({
  name: 'recordEvents',
  method: 'POST',
  path: '/v1/public/events',
  auth: 'public',
  source: 'extension',
  summary: 'Stores analytics events without personal data.',
  screens: ['SCR-1'],
  body: z.object({
    visit: z.string().check(z.regex(/^[0-9a-f]{16}$/, 'must be 16 lower-case hex digits')),
    events: z.array(analyticsEventSchema).check(z.minLength(1), z.maxLength(EVENTS_MAXIMUM)),
  }),
  data: z.object({}),
})
