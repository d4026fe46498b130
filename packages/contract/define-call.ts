import * as z from 'zod/mini'
import type { CodeName } from './codes.ts'
import type { Shape } from './fields.ts'
import type { StaffRole } from './staff/staff.ts'

/**
 * The callers of a call (contract §4). `public` ignores a bad token; `user` and `agent` answer 600 without a token and 00004 to
 * a bad one. `ops` needs the HMAC of contract §7; `probe` needs access to the gateway's own port. The site forwards neither.
 */
export type CallAuth = 'public' | 'user' | 'agent' | 'ops' | 'probe'

/**
 * How a change of the staff moves money between a user and a budget or wallet, by which the policy decides who must agree:
 * `grants` new money; `releases` what was earned and waits (or refuses it); `takes` it back; `resends` an order to the
 * wallet; `reverses` a fact that others were paid by; `funds` a budget; `hands over` what is ready to the wallet.
 */
export type StaffMoney = 'none' | 'grants' | 'releases' | 'takes' | 'resends' | 'reverses' | 'funds' | 'hands over'

/** The media type of a JSON file, which is not an envelope. */
export const JSON_FILE = 'application/vnd.fanfare.file+json'

export interface CallDefinition<
  Params extends z.ZodMiniType = z.ZodMiniType,
  Query extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Data extends z.ZodMiniType = z.ZodMiniType,
  Auth extends CallAuth = CallAuth,
> {
  /** Unique in the registry, camelCase: the operationId of OpenAPI and the name of the client function. */
  name: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** With path parameters as `{id}`. */
  path: string
  auth: Auth
  /** false only for the paths that contract §2 lists as unsigned. */
  signed: boolean
  params?: Params
  query?: Query
  body?: Body
  data: Data
  /**
   * `csv`: a success is a file (ADR 0072) whose text is `data`; `file`: a file of JSON; `yaml`: with `Accept: application/yaml`
   * it is the text of `data.yaml`; `json or csv`: a file by `Accept: text/csv`. Every refusal is an envelope.
   */
  answers: 'json' | 'csv' | 'file' | 'json or csv' | 'yaml'
  /** `'0'` for `is_agent` alone (spec §7). */
  successCode: '00000' | '0'
  /** True when a POST's effect repeats safely with the same input (contract §6): the client may send it again. */
  idempotent: boolean
  /** True when the header `Idempotency-Key` is required (contract §5); without it the answer is 40000. */
  idempotencyKey: boolean
  /** Calls of `ops` alone: the roles of which the caller needs one. */
  roles: readonly StaffRole[]
  /** Calls of `ops` alone: true when signature v2 and `X-OPS-ACTOR` are needed on a GET, too. */
  isPersonal: boolean
  /** Whether a change of the staff takes `Idempotency-Key` (16 to 64 of `[A-Za-z0-9_-]`), or needs it: money or a decision moves. */
  changeKey: 'none' | 'optional' | 'needed'
  /** What a change of the staff does with money. A call of `none` that moves some all the same is refused by the gateway. */
  money: StaffMoney
  /** Whether a change takes the revision that was read in `If-Match`, or needs it; state that has moved is 412. */
  ifMatch: 'none' | 'optional' | 'needed'
  /** True for the calls that need cookies, which the browser sends to the site's own origin alone (contract §3, §8). */
  sameOrigin: boolean
  /** The refusals of this call, without those of every signed call or every call with a session (`codesOf`). */
  codes: readonly CodeName[]
  /** A row of spec §7, or an extension of contract §5. */
  source: 'spec' | 'extension'
  /** One sentence for OpenAPI and `npm run docs -- calls`. */
  summary: string
  /** The screens (SCR-1 to SCR-16) that use it; empty only for calls without a screen of their own. */
  screens: readonly `SCR-${number}`[]
}

/** What most calls are. `idempotent` depends on the method, and `signed` on who calls. */
const DEFAULTS = {
  method: 'GET',
  source: 'extension',
  screens: [],
  answers: 'json',
  successCode: '00000',
  idempotencyKey: false,
  roles: [],
  isPersonal: false,
  changeKey: 'none',
  money: 'none',
  ifMatch: 'none',
  sameOrigin: false,
  codes: [],
} as const satisfies Partial<CallDefinition>

type Defaults = keyof typeof DEFAULTS | 'idempotent' | 'signed'

type SchemaOf<Given extends z.ZodMiniType | Shape> = Given extends z.ZodMiniType
  ? Given
  : z.ZodMiniObject<Extract<Given, Shape>>

const PARTS = ['params', 'query', 'body', 'data'] as const
type Part = (typeof PARTS)[number]

/**
 * Defines a call as one value, from which client types, request checks, gateway validation, OpenAPI and conformance tests
 * are derived (architecture rule 4). A part is a schema, or the fields of an object. Marked, so that bundlers leave out the
 * calls of a file that a page does not use.
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineCall<
  Params extends z.ZodMiniType | Shape = z.ZodMiniType<undefined, undefined>,
  Query extends z.ZodMiniType | Shape = z.ZodMiniType<undefined, undefined>,
  Body extends z.ZodMiniType | Shape = z.ZodMiniType<undefined, undefined>,
  Data extends z.ZodMiniType | Shape = z.ZodMiniType,
  const Auth extends CallAuth = CallAuth,
>(
  call: Omit<CallDefinition, Defaults | Part | 'auth'> &
    Partial<Pick<CallDefinition, Defaults>> & { auth: Auth; params?: Params; query?: Query; body?: Body; data: Data },
) {
  const { method = DEFAULTS.method, auth } = call
  const parts = PARTS.flatMap((part) => {
    const given = call[part]
    return given === undefined ? [] : [[part, given instanceof z.ZodMiniType ? given : z.object(given)]]
  })
  return {
    ...DEFAULTS,
    idempotent: method === 'GET' || method === 'PUT',
    signed: auth !== 'ops' && auth !== 'probe',
    ...call,
    ...Object.fromEntries(parts),
  } as CallDefinition<SchemaOf<Params>, SchemaOf<Query>, SchemaOf<Body>, SchemaOf<Data>, Auth>
}

type InputOf<Schema> = Schema extends z.ZodMiniType ? z.input<Schema> : never
type OutputOf<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : never

/** The input of a call: only the parts that it has. */
export type CallInput<Call extends CallDefinition> =
  Call extends CallDefinition<infer Params, infer Query, infer Body, z.ZodMiniType>
    ? PartOf<'params', InputOf<Params>> & PartOf<'query', InputOf<Query>> & PartOf<'body', InputOf<Body>>
    : never

/** The validated request that a handler of the gateway receives. */
export type CallRequest<Call extends CallDefinition> =
  Call extends CallDefinition<infer Params, infer Query, infer Body, z.ZodMiniType>
    ? { params: OutputOf<Params>; query: OutputOf<Query>; body: OutputOf<Body> }
    : never

/** The parsed `data` of a success. */
export type CallData<Call extends CallDefinition> =
  Call extends CallDefinition<z.ZodMiniType, z.ZodMiniType, z.ZodMiniType, infer Data> ? OutputOf<Data> : never

/** The answer of a handler; fields with a default may be left out. */
export type CallAnswer<Call extends CallDefinition> =
  Call extends CallDefinition<z.ZodMiniType, z.ZodMiniType, z.ZodMiniType, infer Data> ? InputOf<Data> : never

type PartOf<Name extends string, Value> = [Value] extends [undefined]
  ? unknown
  : MayBeLeftOut<Name, Value> extends true
    ? { [Key in Name]?: Value }
    : { [Key in Name]: Value }

/** A query may be left out if every parameter is optional; a body only if its schema is optional. */
type MayBeLeftOut<Name extends string, Value> = undefined extends Value
  ? true
  : Name extends 'query'
    ? Record<never, never> extends Value
      ? true
      : false
    : false
