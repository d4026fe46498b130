import { channel } from 'node:diagnostics_channel'

/** Publishes the headers of each request to another program of Fanfare; traces add theirs to them. */
export const TRACE_HEADERS_CHANNEL = 'fanfare:trace-headers'
const outgoing = channel(TRACE_HEADERS_CHANNEL)

/** The same headers, with `traceparent` (W3C Trace Context) while the current work is traced. */
export function withTraceHeaders<Headers extends object>(headers: Headers) {
  outgoing.publish(headers)
  return headers
}

/** Work that no request began: a job's run, a socket's life, a socket's message. */
export interface TracedWork {
  /** One of our own, such as `job boards`, never a client's value. */
  name: string
  /** Resolves with a word for its outcome, unless that is only that it is done. */
  run: () => Promise<string | void>
}

/** Publishes such work before it begins; a subscriber may replace `run` by one that calls it. */
export const TRACED_WORK_CHANNEL = 'fanfare:traced-work'
const begun = channel(TRACED_WORK_CHANNEL)

/** Runs `run`, in a trace of its own if there are traces. */
export async function runTraced(name: TracedWork['name'], run: TracedWork['run']) {
  const work: TracedWork = { name, run }
  if (begun.hasSubscribers) begun.publish(work)
  await work.run()
}
