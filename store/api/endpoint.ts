import type { CallData, CallDefinition, CallInput } from '@fanfare/contract/define-call.ts'
import type { Call, CallOptions } from '#lib/http/call.ts'
import { cachedFor, MEMOISED_MS } from './cached-for.ts'

/** Sends one call of the contract, or several that make up one answer. */
export type Send<Data> = (call: Call, options: CallOptions) => Promise<Data>

interface Endpoint<Input, Data> extends ReturnType<typeof cachedFor> {
  query: (input: Input) => Send<Data>
  /** RTK Query takes the type of the data from here. */
  transformResponse: (data: Data) => Data
}

/** An endpoint whose answer takes more than one call. A query is memoised; `cachedFor` gives it another time. */
export const endpointOf = <Input, Data>(query: (input: Input) => Send<Data>): Endpoint<Input, Data> => ({
  query,
  transformResponse: (data) => data,
  ...cachedFor(MEMOISED_MS),
})

/** An endpoint for one call of the contract: `toInput` makes the call's input from what a hook is given. */
export function endpoint<Definition extends CallDefinition>(
  definition: Definition,
  ...noInput: Record<never, never> extends CallInput<Definition> ? [] : [never]
): Endpoint<void, CallData<Definition>>
export function endpoint<Definition extends CallDefinition, Input>(
  definition: Definition,
  toInput: (input: Input) => CallInput<Definition>,
): Endpoint<Input, CallData<Definition>>
export function endpoint<Input>(
  definition: CallDefinition,
  toInput: (input: Input) => CallInput<CallDefinition> = () => ({}),
): Endpoint<Input, unknown> {
  return endpointOf((input) => (call, options) => call(definition, toInput(input), options))
}

/** Of a mutation that changes no list: answers to earlier queries stay valid. */
export const keepsAnswers = { extraOptions: { keepsAnswers: true } }
