import { createApi, type BaseQueryFn } from '@reduxjs/toolkit/query/react'
import type { CallDefinition } from '#lib/contract/define-call.ts'
import type { CallOptions, LooseInput } from '#lib/http/call.ts'
import type { CallError } from '../call-error.ts'
import { describeError } from '../describe-error.ts'
import type { Services } from '../services.ts'

/** What an endpoint asks for: a call of the contract and its input. */
export interface CallArguments {
  definition: CallDefinition
  input?: LooseInput
  options?: CallOptions
}

const callBaseQuery: BaseQueryFn<CallArguments, unknown, CallError> = async (
  { definition, input, options },
  { extra, signal },
) => {
  try {
    const data = await (extra as Services).callAny(definition, input, { ...options, signal })
    return { data: data ?? null }
  } catch (error) {
    return { error: describeError(error) }
  }
}

/** Endpoints are injected by noun (store/api/<noun>.ts). The end of a session drops all of their data (store/session.ts). */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery: callBaseQuery,
  tagTypes: ['Task', 'Reward', 'Activity', 'User'],
  endpoints: () => ({}),
})
