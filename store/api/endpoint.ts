import type { CallData, CallDefinition, CallInput } from '@fanfare/contract/define-call.ts'
import type { Call, CallOptions } from '#lib/http/call.ts'
import type { PageSection } from '#lib/session/page-for-users.ts'
import { cachedFor, MEMOISED_MS } from './cached-for.ts'

/** Sends one call of the contract, or several that make up one answer. */
export type Send<Data> = (call: Call, options: CallOptions, section?: PageSection) => Promise<Data>

interface Endpoint<Input, Data> extends ReturnType<typeof cachedFor> {
  query: (input: Input) => Send<Data>
  /** RTK Query takes the type of the data from here. */
  transformResponse: (data: Data) => Data
}

/** An endpoint whose answer takes more than one call. Queries are memoised; `cachedFor` sets another time. */
export const endpointOf = <Input, Data>(query: (input: Input) => Send<Data>): Endpoint<Input, Data> => ({
  query,
  transformResponse: (data) => data,
  ...cachedFor(MEMOISED_MS),
})

/** How a hook's argument becomes a call's input: as one part, or as the id of a campaign or activity beside the fields of a part. */
const INPUTS = {
  body: (body: object) => ({ body }),
  query: (query: object) => ({ query }),
  'id, body': ({ id, ...body }: { id?: string }) => ({ params: { id }, body }),
  'id, query': ({ id, ...query }: { id?: string }) => ({ params: { id }, query }),
  'activityId, body': ({ activityId, ...body }: { activityId?: string }) => ({ query: { activityId }, body }),
} as const
type Shape = keyof typeof INPUTS

type PartOf<Definition extends CallDefinition, Name> = Name extends 'body' | 'query'
  ? CallInput<Definition> extends { [Key in Name]?: infer Value }
    ? NonNullable<Value>
    : never
  : never
type Given<Definition extends CallDefinition, Parts extends Shape> = Parts extends `${infer Id}, ${infer Name}`
  ? Record<Id, string> & PartOf<Definition, Name>
  : PartOf<Definition, Parts>

/** An endpoint for one call of the contract: the second argument says how a hook's argument becomes the call's input. */
export function endpoint<Definition extends CallDefinition>(
  definition: Definition,
  ...noInput: Record<never, never> extends CallInput<Definition> ? [] : [never]
): Endpoint<void, CallData<Definition>>
export function endpoint<Definition extends CallDefinition, Parts extends Shape>(
  definition: Definition,
  parts: Parts,
): Endpoint<Given<Definition, Parts>, CallData<Definition>>
export function endpoint<Definition extends CallDefinition, Input>(
  definition: Definition,
  toInput: (input: Input) => CallInput<Definition>,
): Endpoint<Input, CallData<Definition>>
export function endpoint(
  definition: CallDefinition,
  given: Shape | ((input: object) => CallInput<CallDefinition>) = () => ({}),
): Endpoint<object | void, unknown> {
  const toInput = typeof given === 'string' ? INPUTS[given] : given
  return endpointOf((input) => (call, options) => call(definition, toInput(input ?? {}), options))
}

/** For a mutation that changes no list: answers to earlier queries stay valid. */
export const keepsAnswers = { extraOptions: { keepsAnswers: true } }
