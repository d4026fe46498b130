import type { ClientRequest, IncomingMessage, Server, ServerOptions, ServerResponse } from 'node:http'

const RECEIVE_TIMEOUT_MS = 10_000
/** Node's default of 30 s would turn the 10 s above into 40. */
const TIMEOUT_CHECK_MS = 1_000
const IDLE_TIMEOUT_MS = 65_000
/** Longer than the slowest call of the gateway (20 s), during which no bytes are sent. */
const INACTIVITY_TIMEOUT_MS = 75_000
/** TCP keep-alive probes start after this time without a packet. */
export const PROBE_AFTER_MS = 30_000
/** An open connection costs some 20 KiB, so all of them at most 200 MiB. */
const MAX_CONNECTIONS = 10_000
const MAX_HEADER_BYTES = 16 * 1024
/** The largest file of the product needs 30 kB/s to be sent in this time. */
const SENDING_TIMEOUT_MS = 120_000
/** How long a client that is still sending may read our refusal. */
const DRAIN_MS = 2000

/** reliability D-23: limits clients that send or read slowly. */
export const CONNECTION_OPTIONS: ServerOptions = {
  requestTimeout: RECEIVE_TIMEOUT_MS,
  headersTimeout: RECEIVE_TIMEOUT_MS,
  connectionsCheckingInterval: TIMEOUT_CHECK_MS,
  keepAliveTimeout: IDLE_TIMEOUT_MS,
  maxHeaderSize: MAX_HEADER_BYTES,
  // `refusalOf` checks it: Node's own refusal carries no security headers.
  requireHostHeader: false,
  keepAlive: true,
  keepAliveInitialDelay: PROBE_AFTER_MS,
}

/** @param slowestMs how long the slowest answer may take, during which no bytes are sent */
export function limitConnections(server: Server, slowestMs = 0) {
  server.maxConnections = MAX_CONNECTIONS
  server.setTimeout(Math.max(INACTIVITY_TIMEOUT_MS, slowestMs + PROBE_AFTER_MS))
}

/** Destroys a response whose client reads too slowly (slow-read attack). */
export function limitSending(response: ServerResponse, timeoutMs = SENDING_TIMEOUT_MS) {
  if (response.writableFinished) return
  const timer = setTimeout(() => response.destroy(), timeoutMs)
  timer.unref()
  response.once('close', () => clearTimeout(timer))
}

/** Closes the connection only after a client that is still sending could read our refusal: an early close resets it. */
export function closeAfterAnswer(request: IncomingMessage, response: ServerResponse) {
  response.setHeader('connection', 'close')
  response.once('finish', () => {
    request.resume()
    setTimeout(() => request.socket.destroy(), DRAIN_MS).unref()
  })
}

const CLOSED_BY_PEER = new Set(['ECONNRESET', 'EPIPE'])

/**
 * Whether the upstream closed a reused connection before it read the request, so that the request may be sent again on a
 * new connection. The same error on a new connection is a fault of the upstream.
 */
export const isStaleConnection = (error: unknown, { reusedSocket }: ClientRequest) =>
  reusedSocket && CLOSED_BY_PEER.has((error as NodeJS.ErrnoException).code ?? '')
