import * as z from 'zod/mini'
import { ACTIVITY_PAGES } from '../activity-types.ts'
import { idSchema, optionalId } from '../identifiers.ts'
import { defineCall } from '../define-call.ts'
import { textMatching, textUpTo } from '../fields.ts'

/** PAGE-1: the labels, in the order in which the first match counts. */
const PAGE_LABELS = ['lottery', 'competition', 'newbie', 'rewards', 'trading-deposit-bonus', 'promo'] as const
export type PageLabel = (typeof PAGE_LABELS)[number]

/** The pages of the product; an event names one of them instead of its address, which may contain an id or a code. */
export const ANALYTICS_ROUTES: readonly string[] = [
  '/',
  '/welcome-event',
  ...ACTIVITY_PAGES,
  '/promo',
  '/rewards',
  '/agent',
  '/agent/rebate',
  '/agent/referral',
  '/agent/performance',
  '/messages',
  '/login',
  '/register',
  '/download',
  '/fairness',
  '/legal',
  'other',
]
/** One of `ANALYTICS_ROUTES`. */
export type AnalyticsRoute = string

/** ANA-2. `needs-improvement` is between the two thresholds. */
const VITAL_METRICS = ['FCP', 'LCP', 'CLS', 'INP'] as const
export type VitalMetric = (typeof VITAL_METRICS)[number]
const VITAL_RATINGS = ['good', 'needs-improvement', 'poor'] as const

/** Characters of an error's message after its redaction. */
export const ERROR_MESSAGE_MAXIMUM = 200

const pageShape = {
  page: z.nullable(z.enum(PAGE_LABELS)),
  route: z.enum(ANALYTICS_ROUTES),
  locale: textMatching(/^[a-z]{2}(-[A-Z]{2})?$/, 'must be a locale'),
}
/** The id or the alias of an activity; both are public. */
const activityShape = { activity: idSchema }

const event = <Name extends string, Shape extends z.core.$ZodShape>(name: Name, shape: Shape) =>
  z.object({ name: z.literal(name), ...pageShape, ...shape })

/**
 * ANA-3: one schema for each event. A field that is not listed here is dropped before an event is sent or stored. No event names a
 * user, and none carries free text but the redacted message of an error.
 * @assumed the names and fields beyond `activity_error`. `task_completed`: the browser has seen the task COMPLETED.
 */
export const analyticsEventSchema = z.discriminatedUnion('name', [
  event('page_view', { activity: optionalId }),
  event('register', {}),
  event('login', {}),
  event('join', activityShape),
  event('task_completed', { ...activityShape, task: idSchema }),
  event('claim', { ...activityShape, task: idSchema }),
  event('draw', activityShape),
  event('web_vital', {
    metric: z.enum(VITAL_METRICS),
    /** ms; a number without unit for CLS. */
    value: z.number().check(z.nonnegative()),
    rating: z.enum(VITAL_RATINGS),
  }),
  event('activity_error', { message: textUpTo(ERROR_MESSAGE_MAXIMUM) }),
])

/** An event with the page where it happened. */
export type AnalyticsEvent = z.infer<typeof analyticsEventSchema>

type WithoutPage<Event> = Event extends AnalyticsEvent ? Omit<Event, keyof typeof pageShape> : never
/** An event before the page is added to it. */
export type AnalyticsFact = WithoutPage<AnalyticsEvent>

/** The largest number of events in one call. */
export const EVENTS_MAXIMUM = 50

/**
 * The receiver of analytics events on the operator's own server (ANA), mounted with `ANALYTICS_RECEIVER=on` alone. `visit` is a
 * random number of one browser tab, which ends with the tab and is connected with no account.
 * @assumed the call; contract §5 names the setting of the other receiver alone
 */
export const recordEvents = defineCall({
  name: 'recordEvents',
  method: 'POST',
  path: '/v1/public/events',
  auth: 'public',
  summary: 'Stores analytics events without personal data.',
  screens: ['SCR-1'],
  body: {
    visit: textMatching(/^[0-9a-f]{16}$/, 'must be 16 lower-case hex digits'),
    events: z.array(analyticsEventSchema).check(z.minLength(1), z.maxLength(EVENTS_MAXIMUM)),
  },
  data: {},
})
