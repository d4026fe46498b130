import type { CallAnswer, CallDefinition, CallRequest } from '@fanfare/contract/define-call.ts'
import type { Caller, GatewayContext } from './context.ts'
import type { Staff } from './access/ops-keys.ts'

/** `maxAge` in seconds; 0 deletes the cookie. */
export interface Cookie {
  name: string
  value: string
  maxAge: number
  httpOnly: boolean
  sameSite: 'lax' | 'strict'
  path: string
}

/** A file that came to its end. */
export interface ExportEnd {
  digest: Buffer
  /** The number of rows, and the sum of each column that has one, by name. */
  totals: [string, string][]
}

/** A file with its name, of letters, digits, `-` and `.`. */
export interface CsvExport {
  name: string
  /** The media type; without one it is CSV. */
  type?: string
  /** The subject of the file, names and values: export, campaign, time zone, days, filter. */
  about: readonly (readonly [string, string])[]
  /** SHA-256 of the file where it is known beforehand: of a settled statement. */
  digest?: Buffer | undefined
  /** Without an end when its reader leaves. */
  parts: AsyncGenerator<string, ExportEnd | undefined, void>
}

/** The context of one request besides its parsed input. */
export interface RequestContext {
  gateway: GatewayContext
  /** Null for a visitor. */
  caller: Caller | null
  /** `X-OPS-ACTOR` of a signed call of `/ops/**` (contract §10); null when it was not sent. */
  operator: string | null
  /** The caller of `/ops/**` with its roles; null elsewhere. */
  staff: Staff | null
  /** UI language of the `language` header. */
  locale: string
  /** ISO 3166 country from the trusted header, null when unknown (contract §6). */
  country: string | null
  /** The client's address: IPv4, or the /64 of IPv6. */
  address: string
  /** A header as sent, by its lower-case name; undefined when absent or sent twice. */
  header: (name: string) => string | undefined
  cookies: Readonly<Record<string, string | undefined>>
  /** Adds `Set-Cookie` to the answer, also to a refusal. */
  setCookies: (cookies: readonly Cookie[]) => void
  setHeader: (name: string, value: string) => void
}

type ContextOf<Call extends CallDefinition> = Call['auth'] extends 'user' | 'agent'
  ? RequestContext & { caller: Caller }
  : Call['auth'] extends 'ops'
    ? RequestContext & { staff: Staff }
    : RequestContext

export type Handler<Call extends CallDefinition, Answer = CallAnswer<Call>> = (
  request: CallRequest<Call>,
  context: ContextOf<Call>,
) => Promise<Answer>

export interface RouteOptions {
  /** Without a valid bearer token the session cookie identifies the caller (logout only; contract §3). */
  sessionCookie?: boolean
  /** The use case refuses single items whose text cannot be stored; elsewhere such a text refuses the whole request. */
  areTextsJudgedLater?: boolean
  /**
   * Reads only, and its rows may be some seconds old for every caller or for visitors: the replica may answer. None of these rows may be ones that
   * the caller has written.
   */
  mayBeOld?: 'everyone' | 'visitors'
}

/** A call of the contract with its use case; `http/mount-call.ts` does validation, auth and the envelope. */
export interface Route<Call extends CallDefinition = CallDefinition> extends RouteOptions {
  call: Call
  handle: Handler<Call>
}

/** A route of any call, as the registry lists it. */
export interface AnyRoute extends RouteOptions {
  call: CallDefinition
  handle: (request: never, context: never) => Promise<unknown>
}

/** Whether the caller asks for the file, where a call answers JSON or CSV. */
export const wantsCsv = (accept: string | undefined) => /^\s*text\/csv\s*(?:[;,]|$)/i.test(accept ?? '')

/** Binds a call with `answers: 'json or csv'`: a file for those who want one. */
export const bindJsonOrCsv = <Call extends CallDefinition>(
  call: Call,
  { json, csv }: { json: Handler<Call>; csv: Handler<Call, CsvExport> },
): AnyRoute => ({
  call,
  handle: (request: CallRequest<Call>, context: ContextOf<Call>) =>
    wantsCsv(context.header('accept')) ? csv(request, context) : json(request, context),
})

/** Binds a call with `answers: 'csv'`. A fault of the file before its first part is answered like any other. */
export const bindCsv = <Call extends CallDefinition>(call: Call, handle: Handler<Call, CsvExport>): AnyRoute => ({
  call,
  handle,
})

export const bind = <Call extends CallDefinition>(
  call: Call,
  handle: Handler<Call>,
  options: RouteOptions = {},
): Route<Call> => ({ call, handle, ...options })
