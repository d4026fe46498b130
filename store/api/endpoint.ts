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

/** The input of a call about one activity. */
export const ofActivity = (activityId: string) => ({ query: { activityId } })

/** An endpoint for one call of the contract: `parts` says how a hook's argument becomes the call's input, `more` are options of RTK Query. */
export function endpoint<Definition extends CallDefinition>(
  definition: Definition,
  ...noInput: Record<never, never> extends CallInput<Definition> ? [] : [never]
): Endpoint<void, CallData<Definition>>
export function endpoint<Definition extends CallDefinition, Parts extends Shape, const More extends object>(
  definition: Definition,
  parts: Parts,
  more?: More,
): Endpoint<Given<Definition, Parts>, CallData<Definition>> & NoInfer<More>
export function endpoint<Definition extends CallDefinition, Input, const More extends object>(
  definition: Definition,
  parts: (input: Input) => CallInput<Definition>,
  more?: More,
): Endpoint<Input, CallData<Definition>> & NoInfer<More>
export function endpoint(
  definition: CallDefinition,
  parts: Shape | ((input: object) => CallInput<CallDefinition>) = () => ({}),
  more: object = {},
): Endpoint<object | void, unknown> {
  const toInput = typeof parts === 'string' ? INPUTS[parts] : parts
  return { ...endpointOf((input) => (call, options) => call(definition, toInput(input ?? {}), options)), ...more }
}

/** For a mutation that changes no list: answers to earlier queries stay valid. */
export const keepsAnswers = { extraOptions: { keepsAnswers: true } }
