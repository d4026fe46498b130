import type { AnalyticsEvent } from '@fanfare/contract/site/analytics-event.ts'

/** A destination of events, each already reduced to the fields of its schema. */
export interface Sink {
  send: (event: AnalyticsEvent) => void
}

/** The channel on which the pages of this browser show their events to `/dev/analytics`. */
export const DEV_CHANNEL = 'fanfare-analytics'

/** Shows events to a developer; never in a live deployment. */
export function createDevSink(): Sink {
  const channel = new BroadcastChannel(DEV_CHANNEL)
  return { send: (event) => channel.postMessage(event) }
}

/** Events wait for others at most this long, ms. */
const WAIT_MS = 10_000
/** As many are sent at once, well below the 64 KiB that a browser sends for a page that is gone. */
export const BATCH = 20

interface ReceiverOptions {
  /** Sends one batch. A batch that fails is dropped. */
  post: (events: AnalyticsEvent[]) => Promise<unknown>
  target: Pick<Window, 'addEventListener'>
  isHidden: () => boolean
  signal: AbortSignal
}

/** Collects events for our own receiver; the rest goes out when the page is hidden or left. */
export function createReceiverSink({ post, target, isHidden, signal }: ReceiverOptions): Sink {
  let waiting: AnalyticsEvent[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    while (waiting.length > 0) void post(waiting.splice(0, BATCH)).catch(() => undefined)
  }
  // On the window, so that the last web vitals, which listen on the document, are among the events.
  target.addEventListener('visibilitychange', () => isHidden() && flush(), { signal })
  target.addEventListener('pagehide', flush, { signal })
  signal.addEventListener('abort', () => {
    clearTimeout(timer)
    waiting = []
  })
  return {
    send: (event) => {
      if (signal.aborted) return
      waiting.push(event)
      if (waiting.length >= BATCH) flush()
      else timer ??= setTimeout(flush, WAIT_MS)
    },
  }
}

/** Spec §9: the starter's delay, ms. */
const STARTER_DELAY_MS = 5000

interface SensorsLibrary {
  track: (event: string, properties: object) => void
  disableSDK: () => void
}

/** Loads Sensors Data after the delay (ANA-1). Events from before wait for it; after `signal` nothing is loaded or sent. */
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
  // A blocked or failed library costs its events only.
  const timer = setTimeout(() => void start().catch(() => undefined), STARTER_DELAY_MS)
  signal.addEventListener('abort', () => {
    clearTimeout(timer)
    library?.disableSDK()
    library = null
  })
  return {
    send: (event) => {
      if (signal.aborted) return
      if (library) sendNow(event)
      else waiting.push(event)
    },
  }
}
