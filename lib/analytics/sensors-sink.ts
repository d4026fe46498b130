import type { AnalyticsEvent } from '@fanfare/contract/site/analytics-event.ts'
import type { Sink } from './sink.ts'

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
