import type { CallAnswer, CallDefinition, CallRequest } from '#lib/contract/define-call.ts'
import type { Caller, RequestContext } from './context.ts'

type ContextOf<Call extends CallDefinition> = Call['auth'] extends 'public'
  ? RequestContext
  : RequestContext & { caller: Caller }

export type Handler<Call extends CallDefinition> = (
  request: CallRequest<Call>,
  context: ContextOf<Call>,
) => Promise<CallAnswer<Call>>

/** A call of the contract with the use case that answers it; validation, auth and the envelope are the adapter's business. */
export interface Route<Call extends CallDefinition = CallDefinition> {
  call: Call
  handle: Handler<Call>
}

export const bind = <Call extends CallDefinition>(call: Call, handle: Handler<Call>): Route<Call> => ({ call, handle })
