import type { Server, ServerOptions, ServerResponse } from 'node:http'

const RECEIVE_TIMEOUT_MS = 10_000
/** Node's own 30 s would make 10 s into 40. */
const TIMEOUT_CHECK_MS = 1_000
const IDLE_TIMEOUT_MS = 65_000
/** More than the slowest call of the gateway (20 s), during which nothing moves. */
const STILL_TIMEOUT_MS = 75_000
/** Without a sign of life for so long, the other side is asked for one. */
export const PROBE_AFTER_MS = 30_000
/** Each costs some 20 KiB: at most 200 MiB for whoever only opens them. */
const MOST_CONNECTIONS = 10_000
const LONGEST_HEAD_BYTES = 16 * 1024
/** The largest file of ours in this time is 30 kB/s. */
const SENDING_TIMEOUT_MS = 120_000

/** reliability D-23: who sends or reads slowly, or not at all, gets no more than this. */
export const CONNECTION_OPTIONS: ServerOptions = {
  requestTimeout: RECEIVE_TIMEOUT_MS,
  headersTimeout: RECEIVE_TIMEOUT_MS,
  connectionsCheckingInterval: TIMEOUT_CHECK_MS,
  keepAliveTimeout: IDLE_TIMEOUT_MS,
  maxHeaderSize: LONGEST_HEAD_BYTES,
  // `refusalOf` checks it: Node's own refusal carries no security headers.
  requireHostHeader: false,
  keepAlive: true,
  keepAliveInitialDelay: PROBE_AFTER_MS,
}

export function limitConnections(server: Server): void {
  server.maxConnections = MOST_CONNECTIONS
  server.setTimeout(STILL_TIMEOUT_MS)
}

/** Cuts off who takes an answer in sips: what the system could not take at once must be gone in time. */
export function limitSending(response: ServerResponse, timeoutMs = SENDING_TIMEOUT_MS): void {
  if (response.writableFinished) return
  const timer = setTimeout(() => response.destroy(), timeoutMs)
  timer.unref()
  response.once('close', () => clearTimeout(timer))
}
