import type { CallAnswer, CallDefinition, CallRequest } from '#lib/contract/define-call.ts'
import type { Caller, RequestContext } from './context.ts'

type ContextOf<Call extends CallDefinition> = Call['auth'] extends 'user' | 'agent'
  ? RequestContext & { caller: Caller }
  : RequestContext

export type Handler<Call extends CallDefinition> = (
  request: CallRequest<Call>,
  context: ContextOf<Call>,
) => Promise<CallAnswer<Call>>

export interface RouteOptions {
  /** Without a good bearer token the session cookie names the caller (logout alone; contract §3). */
  sessionCookie?: boolean
  /** The use case refuses items with text that cannot be stored one by one; elsewhere such a text refuses the request. */
  areTextsJudgedLater?: boolean
}

/** A call of the contract with the use case that answers it; validation, auth and the envelope are the adapter's business. */
export interface Route<Call extends CallDefinition = CallDefinition> extends RouteOptions {
  call: Call
  handle: Handler<Call>
}

/** A route of any call: what the registry holds and the adapter mounts. */
export interface AnyRoute extends RouteOptions {
  call: CallDefinition
  handle: (request: never, context: never) => Promise<unknown>
}

export const bind = <Call extends CallDefinition>(
  call: Call,
  handle: Handler<Call>,
  options: RouteOptions = {},
): Route<Call> => ({ call, handle, ...options })
