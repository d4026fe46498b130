import axios, { isAxiosError, type AxiosAdapter, type AxiosResponse } from 'axios'
import type { CallDefinition } from '@fanfare/contract/define-call.ts'
import type { BearerToken } from '../session/tokens.ts'
import { boundedFetch, LARGEST_ANSWER, startDeadline } from './fetch-limits.ts'
import type { ServerClock } from './clock.ts'
import { NetworkError } from './errors.ts'
import { signatureHeaders } from './sign.ts'

/** Spec §9: the instance's own time-out; the time-out of each request is in call.ts. */
export const DEFAULT_TIMEOUT_MS = 600_000

export interface HttpClientOptions {
  /** Scheme and host, without a path; empty is the page's own origin. */
  baseUrl: string
  signKey: string
  clock: ServerClock
  /** 16 to 64 of `[A-Za-z0-9_-]`, new each time (see `random-text.ts`). */
  random: () => string
  token: () => BearerToken | null
  /** Any `localeCodes` of the language table. */
  language: () => string
  /** Headers of every request besides its own, read for each one; undefined ones are not sent. */
  headers?: Readonly<Record<string, string | undefined>>
  /** `fetch` unless given; a function in tests. With `http`, a redirect counts as an answer, so that no other host gets the request. */
  adapter?: 'fetch' | 'http' | AxiosAdapter
}

export interface WireRequest {
  call: CallDefinition
  /** Path and query exactly as they go out, and are signed. */
  target: string
  /** The exact text; empty for none. */
  body: string
  token: BearerToken | null
  idempotencyKey?: string
  language?: string
  timeoutMs?: number
  signal?: AbortSignal
  /** Replaces the client's `baseUrl` (NET-2). */
  host?: string
}

export interface WireAnswer {
  status: number
  text: string
  requestId: string | undefined
  retryAfter: string | undefined
  /** The device's clock, ms. */
  sentAt: number
  receivedAt: number
  /** The file that the call asked for, of any size, its body unread; `text` is empty then. */
  file?: Response
}

export interface HttpClient {
  clock: ServerClock
  random: () => string
  token: () => BearerToken | null
  /** Signs and sends once. @throws NetworkError where there was no answer at all; any status is an answer. */
  send: (request: WireRequest) => Promise<WireAnswer>
}

const asIs = (data: unknown) => data

const headerOf = (response: AxiosResponse, name: string) => {
  const value: unknown = response.headers[name]
  return typeof value === 'string' ? value : undefined
}

/** Creates the one axios instance of a page, or of the server. Query and body are not serialised again after signing. */
export function createHttpClient(options: HttpClientOptions): HttpClient {
  const { clock, random, token, signKey } = options
  const instance = axios.create({
    adapter: options.adapter ?? 'fetch',
    timeout: DEFAULT_TIMEOUT_MS,
    env: { fetch: boundedFetch },
    // A proxy of the environment would be another host that sees the request.
    ...(options.adapter === 'http' && { maxContentLength: LARGEST_ANSWER, maxRedirects: 0, proxy: false }),
    responseType: 'text',
    transformRequest: [asIs],
    transformResponse: [asIs],
    validateStatus: () => true,
    withXSRFToken: false,
  })

  const headersOf = ({ call, target, body, token: bearer, idempotencyKey, language }: WireRequest) => ({
    ...options.headers,
    // `false` removes axios's own header: a User-Agent would need CORS, a Content-Type without a body is refused.
    'User-Agent': false as const,
    'Content-Type': body === '' ? (false as const) : 'application/json',
    ...(call.signed && {
      ...signatureHeaders({ method: call.method, target, body, timestamp: clock.now(), vs: random(), key: signKey }),
      language: language ?? options.language(),
    }),
    ...(bearer && call.signed && { Authorization: `Bearer ${bearer.value}` }),
    ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
  })

  const urlOf = ({ host = options.baseUrl, target }: WireRequest) => host + target

  const sendForFile = async (request: WireRequest) => {
    try {
      // Loaded on demand, because few pages ask for a file.
      const { fetchFile } = await import('./fetch-file.ts')
      const { call, signal } = request
      return await fetchFile(urlOf(request), { method: call.method, headers: headersOf(request), signal }, clock)
    } catch (cause) {
      throw new NetworkError('Network Error', undefined, 'ERR_NETWORK', { cause })
    }
  }

  const send = async (request: WireRequest) => {
    if (request.call.answers === 'csv' || request.call.answers === 'file') return sendForFile(request)
    const sentAt = clock.local()
    const deadline = startDeadline(request.timeoutMs ?? DEFAULT_TIMEOUT_MS, request.signal)
    try {
      const response = await instance.request<string>({
        url: urlOf(request),
        method: request.call.method,
        headers: headersOf(request),
        data: request.body === '' ? undefined : request.body,
        timeout: request.timeoutMs,
        signal: deadline.signal,
      })
      return {
        status: response.status,
        text: response.data,
        requestId: headerOf(response, 'x-request-id'),
        retryAfter: headerOf(response, 'retry-after'),
        sentAt,
        receivedAt: clock.local(),
      }
    } catch (error) {
      if (!isAxiosError(error) && !axios.isCancel(error)) throw error
      const code = deadline.isOver() ? 'ETIMEDOUT' : (error as { code?: string }).code
      // Not the error itself, because a log would print its request with all headers.
      const { message, cause = message } = error as Error
      throw new NetworkError('Network Error', undefined, code, { cause })
    } finally {
      deadline.end()
    }
  }
  return { clock, random, token, send }
}
