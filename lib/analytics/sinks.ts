import type { AnalyticsEvent } from '@fanfare/contract/site/analytics-event.ts'

/** A destination of events, each already reduced to the fields of its schema. */
export type Sink = (event: AnalyticsEvent) => void

/** The longest time that an event waits for others, ms. */
const WAIT_MS = 10_000
/** The most events of one request, well below the 64 KiB that a browser sends for a page that is gone. */
export const BATCH = 20

interface ReceiverOptions {
  /** Sends one batch. A batch that fails is dropped. */
  post: (events: AnalyticsEvent[]) => Promise<unknown>
  target: Pick<Window, 'addEventListener'>
  isHidden: () => boolean
  signal: AbortSignal
}

/** Collects events for our own receiver, and sends the rest when the page is hidden or left. */
export function createReceiverSink({ post, target, isHidden, signal }: ReceiverOptions): Sink {
  let waiting: AnalyticsEvent[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    while (waiting.length > 0) void post(waiting.splice(0, BATCH)).catch(() => undefined)
  }
  // On the window, because the last web vitals are reported by listeners on the document, which run earlier.
  target.addEventListener('visibilitychange', () => isHidden() && flush(), { signal })
  target.addEventListener('pagehide', flush, { signal })
  signal.addEventListener('abort', () => {
    clearTimeout(timer)
    waiting = []
  })
  return (event) => {
    if (signal.aborted) return
    waiting.push(event)
    if (waiting.length >= BATCH) flush()
    else timer ??= setTimeout(flush, WAIT_MS)
  }
}

/** Spec §9: the starter's delay, ms. */
const STARTER_DELAY_MS = 5000

interface SensorsLibrary {
  track: (event: string, properties: object) => void
  disableSDK: () => void
}

/** Loads Sensors Data after the delay (ANA-1). Earlier events wait for it; after `signal` nothing is loaded or sent. */
export function createSensorsSink(load: () => Promise<SensorsLibrary>, signal: AbortSignal): Sink {
  let library: SensorsLibrary | null = null
  const waiting: AnalyticsEvent[] = []
  const sendNow = ({ name, ...properties }: AnalyticsEvent) => library?.track(name, properties)
  const start = async () => {
    const loaded = await load()
    if (signal.aborted) return loaded.disableSDK()
    library = loaded
    for (const event of waiting.splice(0)) sendNow(event)
  }
  // If the library is blocked or fails, only its events are lost.
  const timer = setTimeout(() => void start().catch(() => undefined), STARTER_DELAY_MS)
  signal.addEventListener('abort', () => {
    clearTimeout(timer)
    library?.disableSDK()
    library = null
  })
  return (event) => {
    if (signal.aborted) return
    if (library) sendNow(event)
    else waiting.push(event)
  }
}
