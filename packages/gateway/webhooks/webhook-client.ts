import { lookup as lookupHost, type LookupAddress } from 'node:dns'
import { Agent as HttpAgent, request as requestHttp, type IncomingMessage } from 'node:http'
import { Agent as HttpsAgent, request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'
import { Webhook } from 'standardwebhooks'
import type { WebhookEndpoint } from '../access/staff-policy.ts'

/** Requests of all senders to one endpoint at a time. */
export const REQUESTS_MOST = 50
/** An endpoint that has not answered after this long has failed, ms. */
export const ANSWER_MS = 15_000
const ANSWER_MAXIMUM = 4_096

/** A server of Azure for its own machines, in a range that is otherwise public. */
const AZURE_METADATA = '168.63.129.16'

/** Whether an address is one of the public internet: none of an inner network, this machine, metadata or a translation of these. */
export function isPublicAddress(address: string): boolean {
  const parsed = ipaddr.process(address)
  return parsed.range() === 'unicast' && parsed.toString() !== AZURE_METADATA
}

export class AddressRefused extends Error {}

/** An error on a connection that had answered before. */
class ReusedSocketError extends Error {
  readonly code: unknown

  constructor(cause: Error) {
    super(cause.message, { cause })
    this.code = (cause as { code?: unknown }).code
  }
}

export type Resolve = (hostname: string, callback: (error: Error | null, addresses: LookupAddress[]) => void) => void

export const resolveAll: Resolve = (hostname, callback) =>
  lookupHost(hostname, { all: true }, (error, addresses) => callback(error, addresses))

/**
 * Resolves a host for each new connection, which then goes to an address that was checked: no second look-up could give another one. A
 * host with one private address among others is refused. Connections that open at the same time share a look-up.
 */
export function createLookup({ allowPrivate, resolve }: { allowPrivate: boolean; resolve: Resolve }): LookupFunction {
  let waiting: Promise<LookupAddress[]> | null = null
  const resolveOnce = (hostname: string): Promise<LookupAddress[]> => {
    waiting ??= new Promise<LookupAddress[]>((done, fail) =>
      resolve(hostname, (error, addresses) => (error === null ? done(addresses) : fail(error))),
    ).finally(() => (waiting = null))
    return waiting
  }
  return (hostname, { all }, callback) => {
    void resolveOnce(hostname).then(
      (addresses) => {
        const [first] = addresses
        if (first === undefined || !(allowPrivate || addresses.every(({ address }) => isPublicAddress(address))))
          callback(new AddressRefused(), '')
        else if (all === true) callback(null, addresses)
        else callback(null, first.address, first.family)
      },
      (error: Error) => callback(error, ''),
    )
  }
}

export interface WebhookRequest {
  webhookId: string
  body: string
  /** One, or two while they change. */
  secrets: readonly string[]
  /** Of the machine, ms: receivers refuse a signature that is five minutes old. */
  sentAt: number
}

export interface WebhookAnswer {
  /** Null when nothing was answered. */
  status: number | null
  ms: number
  /** Null for a success. Names no address. */
  error: string | null
  /** ms, from `Retry-After`. */
  retryAfterMs: number | null
}

export interface WebhookClient {
  /** Never throws; `signal` breaks the request off. */
  send: (request: WebhookRequest, signal?: AbortSignal) => Promise<WebhookAnswer>
  close: () => void
}

/** The headers of Standard Webhooks, with a signature for each secret. */
function signedHeaders({ webhookId, body, secrets, sentAt }: WebhookRequest): Record<string, string> {
  const signatures = secrets.map((secret) => new Webhook(secret).sign(webhookId, new Date(sentAt), body))
  return {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    'user-agent': 'Fanfare-Webhooks/1',
    'webhook-id': webhookId,
    'webhook-timestamp': String(Math.floor(sentAt / 1000)),
    'webhook-signature': signatures.join(' '),
  }
}

function readRetryAfter(value: string | undefined, now: number): number | null {
  if (value === undefined) return null
  const at = /^\d{1,9}$/.test(value) ? now + Number(value) * 1000 : Date.parse(value)
  return Number.isNaN(at) ? null : Math.max(0, at - now)
}

/** Reads at most 4 KiB of an answer, so that its connection can be used again; a longer one loses its connection. */
const drain = (answer: IncomingMessage): Promise<void> =>
  new Promise((resolve) => {
    let length = 0
    answer.on('data', (part: Buffer) => {
      length += part.length
      if (length > ANSWER_MAXIMUM) answer.destroy()
    })
    answer.once('close', resolve)
    answer.on('error', () => resolve())
  })

const errorOf = (status: number): string | null =>
  status >= 200 && status < 300 ? null : status >= 300 && status < 400 ? 'REDIRECT' : 'STATUS'

function failureOf(error: unknown): string {
  if (error instanceof AddressRefused) return 'ADDRESS_REFUSED'
  if (error instanceof Error && error.name === 'TimeoutError') return 'TIMEOUT'
  const { code } = error as { code?: unknown }
  return typeof code === 'string' ? code : 'CONNECTION'
}

/** Sends to one endpoint, over connections that stay open. It follows no redirect and uses no proxy of the environment. */
export function createWebhookClient(
  { url: address, allowPrivate }: Pick<WebhookEndpoint, 'url' | 'allowPrivate'>,
  { resolve = resolveAll, timeoutMs = ANSWER_MS }: { resolve?: Resolve; timeoutMs?: number } = {},
): WebhookClient {
  const url = new URL(address)
  const isSecure = url.protocol === 'https:'
  const options = { keepAlive: true, maxSockets: REQUESTS_MOST }
  const agent = isSecure ? new HttpsAgent(options) : new HttpAgent(options)
  const lookup = createLookup({ allowPrivate, resolve })
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  // An address in the URL itself is not looked up.
  const isRefused = isIP(host) !== 0 && !allowPrivate && !isPublicAddress(host)

  const open = (headers: Record<string, string>, body: string, signal: AbortSignal): Promise<IncomingMessage> =>
    new Promise((done, fail) => {
      const send = isSecure ? requestHttps : requestHttp
      const request = send(url, { method: 'POST', headers, agent, lookup, signal }, done)
      // Not once: an error after the answer must not end the process.
      request.on('error', (error) => fail(request.reusedSocket ? new ReusedSocketError(error) : error))
      request.end(body)
    })

  return {
    close: () => agent.destroy(),
    send: async (request, outer) => {
      const began = performance.now()
      const ms = () => Math.round(performance.now() - began)
      const timeout = AbortSignal.timeout(timeoutMs)
      const signal = outer === undefined ? timeout : AbortSignal.any([timeout, outer])
      try {
        if (isRefused) throw new AddressRefused()
        const openOne = () => open(signedHeaders(request), request.body, signal)
        const answer = await openOne().catch((error: unknown) => {
          // The receiver closed an idle connection at the moment of its use: that is no failure yet.
          if (error instanceof ReusedSocketError && !signal.aborted) return openOne()
          throw error
        })
        await drain(answer)
        const { statusCode: status = 0, headers } = answer
        const retryAfterMs = readRetryAfter(headers['retry-after'], request.sentAt)
        return { status, ms: ms(), error: errorOf(status), retryAfterMs }
      } catch (error) {
        const cause: unknown = timeout.aborted ? timeout.reason : error
        return { status: null, ms: ms(), error: failureOf(cause), retryAfterMs: null }
      }
    },
  }
}
