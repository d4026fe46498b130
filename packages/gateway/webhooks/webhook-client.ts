import { Agent as HttpAgent, type IncomingMessage } from 'node:http'
import { Agent as HttpsAgent } from 'node:https'
import { Webhook } from 'standardwebhooks'
import type { WebhookEndpoint } from '../access/staff-policy.ts'
import {
  AddressRefused,
  createLookup,
  openRequest,
  readAtMost,
  resolveAll,
  ReusedSocketError,
  withDeadline,
  type Resolve,
} from '../util/outgoing.ts'

/** Requests of all senders to one endpoint at a time. */
export const REQUESTS_MOST = 50
/** An endpoint that has not answered after this long has failed, ms. */
export const ANSWER_MS = 15_000
/** Bytes read of an answer so that its connection can be used again; a longer one loses its connection. */
const ANSWER_BYTES = 4_096

interface WebhookRequest {
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

export type WebhookClient = ReturnType<typeof createWebhookClient>

/** The headers of Standard Webhooks, with a signature for each secret. */
function signedHeaders({ webhookId, body, secrets, sentAt }: WebhookRequest) {
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

function readRetryAfter(value: string | undefined, now: number) {
  if (value === undefined) return null
  const at = /^\d{1,9}$/.test(value) ? now + Number(value) * 1000 : Date.parse(value)
  return Number.isNaN(at) ? null : Math.max(0, at - now)
}

const errorOf = (status: number) =>
  status >= 200 && status < 300 ? null : status >= 300 && status < 400 ? 'REDIRECT' : 'STATUS'

function failureOf(error: unknown) {
  if (error instanceof AddressRefused) return 'ADDRESS_REFUSED'
  if (error instanceof Error && error.name === 'TimeoutError') return 'TIMEOUT'
  const { code } = error as { code?: unknown }
  return typeof code === 'string' ? code : 'CONNECTION'
}

/** Sends to one endpoint, over connections that stay open. */
export function createWebhookClient(
  { url: address, allowPrivate }: Pick<WebhookEndpoint, 'url' | 'allowPrivate'>,
  { resolve = resolveAll, timeoutMs = ANSWER_MS }: { resolve?: Resolve; timeoutMs?: number } = {},
) {
  const url = new URL(address)
  const options = { keepAlive: true, maxSockets: REQUESTS_MOST }
  const agent = url.protocol === 'https:' ? new HttpsAgent(options) : new HttpAgent(options)
  const sending = { method: 'POST', agent, lookup: createLookup({ allowPrivate, resolve }), allowPrivate }

  return {
    close: () => agent.destroy(),
    /** Never throws; `signal` breaks the request off. */
    send: async (request: WebhookRequest, outer?: AbortSignal) => {
      const began = performance.now()
      const ms = () => Math.round(performance.now() - began)
      let answer: IncomingMessage | undefined
      try {
        await withDeadline(
          timeoutMs,
          async (signal) => {
            const open = () =>
              openRequest(url, { ...sending, headers: signedHeaders(request), body: request.body, signal })
            answer = await open().catch((error: unknown) => {
              // The receiver closed an idle connection just as it was reused, so the request is sent once more.
              if (error instanceof ReusedSocketError && !signal.aborted) return open()
              throw error
            })
            await readAtMost(answer, ANSWER_BYTES)
          },
          outer,
        )
      } catch (error) {
        // The status counts even if the body of the answer never ends.
        if (answer === undefined) return { status: null, ms: ms(), error: failureOf(error), retryAfterMs: null }
      }
      const { statusCode: status = 0, headers = {} } = answer ?? {}
      return {
        status,
        ms: ms(),
        error: errorOf(status),
        retryAfterMs: readRetryAfter(headers['retry-after'], request.sentAt),
      }
    },
  }
}
