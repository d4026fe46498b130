import { DEV_CHANNEL } from './dev-channel.ts'
import type { Sink } from './sink.ts'

/** Shows events to a developer; never in a live deployment. */
export function createDevSink(): Sink {
  const channel = new BroadcastChannel(DEV_CHANNEL)
  return { send: (event) => channel.postMessage(event) }
}
