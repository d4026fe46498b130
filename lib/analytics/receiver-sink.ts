import type { AnalyticsEvent } from '@fanfare/contract/site/analytics-event.ts'
import type { Sink } from './sink.ts'

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
