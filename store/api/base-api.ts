import { createApi, type BaseQueryFn, type EndpointDefinitions } from '@reduxjs/toolkit/query/react'
import { describeError, type CallError } from '../call-error.ts'
import type { StoreContext } from '../services.ts'
import type { Send } from './endpoint.ts'

interface SendOptions {
  /** For a mutation that changes no list: answers to earlier queries stay valid. */
  keepsAnswers?: boolean
}

/**
 * Sends a query again if a mutation succeeded while it was in flight: its answer may be out of date, and a late list must not
 * show a granted reward as claimable.
 */
const sendToGateway: BaseQueryFn<Send<unknown>, unknown, CallError, SendOptions | undefined> = async (
  send,
  { extra, signal, type },
  options,
) => {
  const context = extra as StoreContext
  try {
    for (;;) {
      if (type === 'query') await context.drawShown
      const before = context.succeededMutations
      const data = (await send(context.call, { signal }, context.pageSection())) ?? null
      const isStale = context.succeededMutations !== before
      if (type === 'query' && isStale) continue
      if (type === 'mutation' && !options?.keepsAnswers) context.succeededMutations += 1
      return { data }
    }
  } catch (error) {
    return { error: describeError(error) }
  }
}

/** Endpoints are injected by noun (store/api/<noun>.ts). The end of a session drops all of their data (store/session.ts). */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery: sendToGateway,
  tagTypes: ['Task', 'Reward', 'Activity', 'User', 'Draw', 'Team', 'Message', 'Board', 'Agent', 'Session', 'Factor'],
  endpoints: () => ({}),
})

type Build = Parameters<Parameters<typeof baseApi.injectEndpoints>[0]['endpoints']>[0]

export const addEndpoints = <Definitions extends EndpointDefinitions>(endpoints: (build: Build) => Definitions) =>
  baseApi.injectEndpoints({ endpoints })
