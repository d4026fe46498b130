import * as z from 'zod/mini'
import { CODES } from '@fanfare/contract/codes.ts'
import type { CallData, CallDefinition, CallInput } from '@fanfare/contract/define-call.ts'
import type { BearerToken } from '../session/tokens.ts'
import type { HttpClient, WireRequest } from './client.ts'
import { ContractError } from './errors.ts'
import { parseData, readAnswer } from './read-answer.ts'

/** Spec §9. */
const REQUEST_TIMEOUT_MS = 10_000

export interface CallOptions {
  signal?: AbortSignal
  /** ms; the default is 10000. */
  timeoutMs?: number
  /** The same for every retry; generated where the call needs one and none is given. */
  idempotencyKey?: string
  /** A language that replaces the client's. */
  language?: string
}

export interface CallerOptions {
  /**
   * Called once when a token that was sent is refused (00004). Returns the token to try again with, or null when there is none.
   * Without this function (the server's own reads) 00004 is thrown at once.
   */
  renew?: (refused: BearerToken) => Promise<BearerToken | null>
  /** Called before a call that needs a user when there is no token. Returns one, or null when there is none to get. */
  restore?: () => Promise<BearerToken | null>
}

/** The input of a call whose type is not known. */
type AnyInput = CallInput<CallDefinition>

type Arguments<C extends CallDefinition> =
  Record<never, never> extends CallInput<C>
    ? [input?: CallInput<C>, options?: CallOptions]
    : [input: CallInput<C>, options?: CallOptions]

/**
 * One call of the contract: checks the input, signs, sends, reads the envelope and returns the parsed data.
 * @throws GatewayError for every code but the call's success
 * @throws NetworkError for every other HTTP status, and where there was no answer
 * @throws ContractError for an input or an answer that the schemas refuse
 */
export interface Call {
  <C extends CallDefinition>(definition: C, input: CallInput<C>, options?: CallOptions): Promise<CallData<C>>
  /** For calls whose whole input may be left out. */
  <C extends CallDefinition>(definition: C, ...rest: Arguments<C>): Promise<CallData<C>>
}

/**
 * One call of the contract whose answer is a file. Its bytes are unread and unchanged, so that their digest can be checked.
 * @throws as `Call`
 */
export type FileCall = <C extends CallDefinition>(
  definition: C,
  input: CallInput<C>,
  options?: Pick<CallOptions, 'signal'>,
) => Promise<Response>

const PARTS = ['params', 'query', 'body'] as const

function checkInput(call: CallDefinition, input: AnyInput) {
  const checked: AnyInput = {}
  for (const part of PARTS) {
    const schema = call[part]
    if (!schema) continue
    const result = z.safeParse(schema, part === 'body' ? input[part] : (input[part] ?? {}))
    if (!result.success) {
      throw new ContractError(
        call.name,
        result.error.issues.map(({ path, message }) => `${[part, ...path].join('.')} (${message})`),
      )
    }
    checked[part] = result.data
  }
  return checked
}

/** UTF-8 cannot encode half a surrogate pair, and `encodeURIComponent` throws on one. */
const LONE_SURROGATE = /\p{Surrogate}/gu

/**
 * Percent-encodes so that no URL parser rewrites the signed text before it is sent. WHATWG parsers
 * escape `'` in a query, so it is escaped here.
 */
export const encodePart = (value: string) =>
  encodeURIComponent(value.replace(LONE_SURROGATE, '\uFFFD')).replace(/'/g, '%27')

type QueryValue = string | number | boolean | undefined | null

/** `a=1&b=2` in the order of the object; absent values are left out, lists repeat their name. */
export function encodeQuery(query: Readonly<Record<string, QueryValue | readonly QueryValue[]>>) {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().map((one) => (one == null ? [] : `${encodePart(name)}=${encodePart(String(one))}`)),
  )
  return pairs.flat().join('&')
}

/** `/list/{id}` with its parameters filled in. */
export const fillPath = (path: string, params: Readonly<Record<string, string>> = {}) =>
  path.replace(/\{([a-zA-Z]+)\}/g, (_, name: string) => encodePart(params[name] ?? ''))

/** Path, query and body of a call as they are sent. @throws ContractError for an input that the schemas refuse */
export function wireRequest(call: CallDefinition, input: AnyInput): Pick<WireRequest, 'target' | 'body'> {
  const { params, query, body } = checkInput(call, input)
  const path = fillPath(call.path, params as Record<string, string> | undefined)
  const search = encodeQuery((query ?? {}) as Record<string, string>)
  return {
    target: search === '' ? path : `${path}?${search}`,
    body: body === undefined ? '' : JSON.stringify(body),
  }
}

/** Sends a call and reads its last answer. It retries once after a wrong clock, and once with a new token. */
function createSender(client: HttpClient, { renew, restore }: CallerOptions) {
  const sendSigned = async (request: WireRequest) => {
    const read = async () => readAnswer(await client.send(request), client.clock)
    const answer = await read()
    // The answer's requestTime has just corrected the clock (contract §1); without one a retry would fail again.
    return answer.code === CODES.BAD_TIMESTAMP.code && answer.timed ? read() : answer
  }

  return async (definition: CallDefinition, input: AnyInput, options: CallOptions) => {
    const needsUser = definition.auth !== 'public' && !definition.sameOrigin
    const token = client.token() ?? (needsUser && restore ? await restore() : null)
    const request: WireRequest = {
      ...wireRequest(definition, input),
      call: definition,
      token,
      idempotencyKey: options.idempotencyKey ?? (definition.idempotencyKey ? client.random() : undefined),
      language: options.language,
      timeoutMs: options.timeoutMs ?? REQUEST_TIMEOUT_MS,
      signal: options.signal,
    }
    const answer = await sendSigned(request)
    // A refused session call is the renewal itself, or needs none.
    const mayRenew = renew && token && !definition.sameOrigin
    if (answer.code !== CODES.LOGGED_OUT.code || !mayRenew) return answer
    const fresh = await renew(token)
    return !fresh || fresh.value === token.value ? answer : sendSigned({ ...request, token: fresh })
  }
}

export function createCaller(client: HttpClient, callerOptions: CallerOptions = {}) {
  const send = createSender(client, callerOptions)
  const call = async (definition: CallDefinition, input: AnyInput = {}, options: CallOptions = {}) =>
    parseData(definition, await send(definition, input, options))
  return call as Call
}

/** For calls that answer with a file. @throws ContractError for a success that is not a file */
export function createFileCaller(client: HttpClient, callerOptions: CallerOptions): FileCall {
  const send = createSender(client, callerOptions)
  return async (definition, input, options = {}) => {
    const answer = await send(definition, input, options)
    if (answer.file) return answer.file
    parseData(definition, answer)
    throw new ContractError(definition.name, ['the file'])
  }
}
