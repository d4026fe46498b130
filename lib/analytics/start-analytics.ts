import { recordEvents, type AnalyticsFact } from '@fanfare/contract/site/analytics-event.ts'
import { redactMessage } from '@fanfare/kernel/redact-message.ts'
import type { PublicConfig } from '../config/public-config.ts'
import { createCaller } from '../http/call.ts'
import type { HttpClientOptions } from '../http/client.ts'
import { pageClock } from '../http/clock.ts'
import { createLazyClient } from '../http/lazy-client.ts'
import { randomText } from '../http/random-text.ts'
import { onRefusedMessage } from '../native/refused-messages.ts'
import { INVITE_CODE_KEY } from '../session/invite-code.ts'
import { readStored } from '../stored.ts'
import { analyticsVisit, isSampled } from './analytics-visit.ts'
import { createTracker, type Tracker } from './create-tracker.ts'
import { createReceiverSink, createSensorsSink } from './sinks.ts'
import { watchVitals } from './watch-vitals.ts'

type Adapter = Extract<HttpClientOptions['adapter'], (...input: never) => unknown>

/** Sends even while the page is being left. Omits cookies and referrer, so that no event is connected with an account (ANA-3). */
export const keepaliveAdapter: Adapter = async (config) => {
  const response = await fetch(config.url ?? '', {
    method: config.method?.toUpperCase(),
    headers: Object.fromEntries(
      Object.entries(config.headers.toJSON()).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])),
    ),
    body: config.data as string,
    keepalive: true,
    credentials: 'omit',
    // The address of the page may carry an invite code.
    referrerPolicy: 'no-referrer',
  })
  const { status, statusText } = response
  return { data: await response.text(), status, statusText, headers: {}, config }
}

/** The most errors of one page, because a fault that repeats every second must not fill the sink. */
const ERRORS_MAXIMUM = 10

const UNKNOWN_ERROR = 'Unknown error'
const PROMISE_REJECTED = 'Promise rejected'

const textOf = (reason: unknown) => {
  if (typeof reason === 'string') return reason
  const message: unknown = (reason as { message?: unknown } | null)?.message
  return typeof message === 'string' ? message : ''
}

interface ErrorWatch {
  target: Pick<Window, 'addEventListener'>
  /** Secrets of the page at this moment. */
  known: () => readonly string[]
  track: (fact: AnalyticsFact) => void
  signal: AbortSignal
}

/** Sends `activity_error` for window errors and unhandled rejections (spec §7), each message once, without values (ANA-3). */
export function watchErrors({ target, known, track, signal }: ErrorWatch) {
  const sent = new Set<string>()
  const report = (text: string, otherwise: string) => {
    const message = redactMessage(text, known()) || otherwise
    if (sent.size >= ERRORS_MAXIMUM || sent.has(message)) return
    sent.add(message)
    track({ name: 'activity_error', message })
  }
  target.addEventListener('error', ({ message }) => report(message, UNKNOWN_ERROR), { signal })
  target.addEventListener('unhandledrejection', ({ reason }) => report(textOf(reason), PROMISE_REJECTED), { signal })
}

interface AnalyticsOptions {
  config: PublicConfig
  locale: string
  /** Ends everything. */
  signal: AbortSignal
}

/** Our own receiver, by a client without token and cookies (ANA-3). */
function receiverSink({ config, locale, signal }: AnalyticsOptions, visit: string) {
  const client = createLazyClient({
    baseUrl: '',
    signKey: config.signKey,
    clock: pageClock,
    random: randomText,
    token: () => null,
    language: () => locale,
    adapter: keepaliveAdapter,
  })
  // Loads early, because the page may be left before the first batch.
  client.preload()
  const call = createCaller(client)
  return createReceiverSink({
    post: (events) => call(recordEvents, { body: { visit, events } }),
    target: window,
    isHidden: () => document.visibilityState === 'hidden',
    signal,
  })
}

function sinksOf(options: AnalyticsOptions, visit: string) {
  const { config, signal } = options
  const { sensorsUrl = null, receiver = false } = config.analytics ?? {}
  const loadSensors = (url: string) => () => import('./start-sensors.ts').then((m) => m.startSensors(url))
  return [
    ...(receiver ? [receiverSink(options, visit)] : []),
    ...(sensorsUrl === null ? [] : [createSensorsSink(loadSensors(sensorsUrl), signal)]),
  ]
}

/** The values that an error's message may repeat: those of the query, and the remembered invite code, from all pages of this document. */
function collectSecrets() {
  const seen = new Set<string>()
  const collect = () => {
    for (const value of new URLSearchParams(window.location.search).values()) seen.add(value)
    return [...seen.add(readStored(INVITE_CODE_KEY) ?? '')]
  }
  collect()
  return collect
}

/** Starts analytics in this page, after the consent where one is needed; null for a visit outside of the sample. */
export function startAnalytics(options: AnalyticsOptions): Tracker | null {
  const visit = analyticsVisit()
  if (!isSampled(visit, options.config.analytics?.sample ?? 0)) return null
  const { track } = createTracker(sinksOf(options, visit), () => window.location.pathname)
  watchErrors({ target: window, known: collectSecrets(), track, signal: options.signal })
  watchVitals(track)
  // Only the reason, never a part of the message (contract §12).
  onRefusedMessage((reason) => track({ name: 'activity_error', message: `native bridge: ${reason}` }))
  return { track }
}
