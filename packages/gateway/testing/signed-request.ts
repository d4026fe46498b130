import { createHash, randomBytes } from 'node:crypto'
import type { LightMyRequestResponse } from 'fastify'
import type { CallDefinition } from '@fanfare/contract/define-call.ts'
import type { Envelope } from '@fanfare/contract/envelope.ts'
import { signOps } from '@fanfare/kernel/ops/sign-ops.ts'
import { APP_VERSION, signatureText, TERMINAL_TYPE } from '@fanfare/contract/signature.ts'

/** An answer as a client sees it. `data` is typed but not checked: a refusal has other data or null. */
export interface Answer<Data> extends Envelope {
  status: number
  data: Data
  headers: LightMyRequestResponse['headers']
  /** `Set-Cookie` by name; a deleted cookie is the empty string. */
  cookies: Record<string, string>
}

/** Data of an answer whose shape a test proves by what it expects. */
// eslint-disable-next-line typescript/no-explicit-any
export type UntypedData = any

/** A call without checks of its input, for hostile and generated requests. */
export interface RawRequest {
  method: string
  target: string
  body?: string | Buffer
  token?: string
  headers?: Record<string, string>
  /** false: without the headers of the signature. */
  signed?: boolean
}

const fillPath = (path: string, params: Record<string, string> = {}): string =>
  path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent((params[name] ?? '').toWellFormed()))

const queryText = (query: Record<string, unknown> = {}): string => {
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined)
  return new URLSearchParams(pairs.map(([name, value]) => [name, String(value)] as [string, string])).toString()
}

export const targetOf = (call: CallDefinition, input: { params?: unknown; query?: unknown }): string => {
  const query = queryText(input.query as Record<string, unknown>)
  return fillPath(call.path, input.params as Record<string, string>) + (query === '' ? '' : `?${query}`)
}

type Issue = string | { path: unknown; message?: unknown }

/** The answer to a call that refuses these fields, in their order. */
export const malformed = (...issues: Issue[]) => ({
  code: '40000',
  data: { issues: issues.map((issue) => (typeof issue === 'string' ? { path: issue } : issue)) },
})

/** The answer to a caller who may not do this, for this reason. */
export const notPermitted = (reasonCode: string) => ({ code: '51030', data: { reasonCode } })

const cookiesOf = (response: LightMyRequestResponse): Record<string, string> =>
  Object.fromEntries(response.cookies.map(({ name, value }) => [name, value]))

export const answerOf = <Data>(response: LightMyRequestResponse): Answer<Data> => ({
  ...response.json<Envelope & { data: Data }>(),
  status: response.statusCode,
  headers: response.headers,
  cookies: cookiesOf(response),
})

/** Signs as the site does (contract §2), with the gateway's own clock. */
export function signatureHeaders(
  { method, target, body = '' }: Pick<RawRequest, 'method' | 'target' | 'body'>,
  { now, key }: { now: number; key: string },
): Record<string, string> {
  const timestamp = String(now)
  const vs = randomBytes(15).toString('base64url')
  const text = signatureText({
    timestamp,
    method,
    wireTarget: target,
    body: body.toString(),
    vs,
    appVersion: APP_VERSION,
    terminalType: TERMINAL_TYPE,
    key,
  })
  const sig = createHash('md5').update(text).digest('hex')
  return { 'x-timestamp': timestamp, 'x-sig': sig, vs, appversion: APP_VERSION, terminaltype: TERMINAL_TYPE }
}

/** The operator's headers by signature v2 (contract §10), by the machine's clock in ms. */
export const opsHeaders = (
  request: Pick<RawRequest, 'method' | 'target' | 'body'>,
  { now, secret }: { now: number; secret: string },
): Record<string, string> => signOps(request, { now, secret, actor: 'tests' })

/** The cookies of a browser as its `Cookie` header. */
export const cookieHeader = (cookies: Record<string, string>): string =>
  Object.entries(cookies)
    .map((cookie) => cookie.join('='))
    .join('; ')
