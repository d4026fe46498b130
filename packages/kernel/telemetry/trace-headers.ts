import { channel } from 'node:diagnostics_channel'

/** Publishes the headers of each request to another program of Fanfare; traces add theirs to them. */
export const TRACE_HEADERS_CHANNEL = 'fanfare:trace-headers'
const outgoing = channel(TRACE_HEADERS_CHANNEL)

/** The same headers, with `traceparent` (W3C Trace Context) while the current work is traced. */
export function withTraceHeaders<Headers extends object>(headers: Headers): Headers {
  outgoing.publish(headers)
  return headers
}
