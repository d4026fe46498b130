import type { CallData, CallDefinition, CallInput } from '#lib/contract/define-call.ts'
import type { Call, CallOptions } from '#lib/http/call.ts'

/** Sends one call of the contract, or several that make up one answer. */
export type Send<Data> = (call: Call, options: CallOptions) => Promise<Data>

/** Typed `query` and `transformResponse` for an endpoint whose answer takes more than one call. */
export const endpointOf = <Input, Data>(send: (input: Input) => Send<Data>) => ({
  query: send,
  transformResponse: (data: Data): Data => data,
})

/** Typed `query` and `transformResponse` for one call: `toInput` makes the call's input from what a hook is given. */
export const endpoint = <Definition extends CallDefinition, Input>(
  definition: Definition,
  toInput: (input: Input) => CallInput<Definition>,
) => endpointOf((input: Input) => (call, options) => call(definition, toInput(input), options))
