import { QueryClient, useMutation, useQuery } from '@tanstack/react-query'
import { createContext, useContext, useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import type { CallData, CallDefinition, CallInput } from '@fanfare/contract/define-call.ts'
import type { ConsoleSession } from '@fanfare/contract/staff/console-session.ts'
import type { PersonRole } from '@fanfare/contract/staff/staff.ts'
import { ask, type AskOptions, Refusal, type Revision } from './server.ts'

interface Signed {
  session: ConsoleSession
  /** Shows the sign-in over the page, which keeps what was typed. */
  onSignedOut: () => void
}

export const SignedContext = createContext<Signed | null>(null)

export function useSigned() {
  const signed = useContext(SignedContext)
  if (!signed) throw new Error('There is no session around this page')
  return {
    ...signed,
    may: (...roles: readonly PersonRole[]) => signed.session.roles.some((role) => roles.includes(role)),
  }
}

/** Returns a refusal; throws any other error, because it is a bug. */
function refusalOf(error: unknown) {
  if (error instanceof Refusal) return error
  throw error
}

export const isBug = (error: unknown) => !(error instanceof Refusal)

/** Personal data leaves the memory with its page. Nothing is read again unasked, because the audit log records each look. */
export const client = new QueryClient({
  defaultOptions: {
    queries: { gcTime: 0, retry: false, networkMode: 'always', refetchOnWindowFocus: false, refetchOnReconnect: false },
    mutations: { gcTime: 0, networkMode: 'always' },
  },
})

/** Reads all data of the page again, or that of one call; old data stays until then. */
export const refresh = (call?: CallDefinition) => void client.invalidateQueries(call && { queryKey: [call.name] })

/** The answer of a call, read again when the input changes; `input` null makes no call. */
export function useCall<C extends CallDefinition>(call: C, input: CallInput<C> | null) {
  const { onSignedOut } = useSigned()
  const { data, error, isLoading, refetch } = useQuery<CallData<C>, Refusal>(
    {
      queryKey: [call.name, input],
      // The rehearsal of a change needs a key, too.
      queryFn: ({ signal }) =>
        ask(call, input as CallInput<C>, { signal, ...(call.changeKey === 'needed' && { key: crypto.randomUUID() }) }),
      enabled: input !== null,
      throwOnError: isBug,
    },
    client,
  )
  const isOver = error?.isSignedOut ?? false
  useEffect(() => {
    if (isOver) onSignedOut()
  }, [isOver, onSignedOut])
  return {
    data: error ? undefined : data,
    failure: isOver ? null : error,
    isLoading,
    reload: () => void refetch(),
  }
}

const mayBeTried = ({ query }: CallDefinition) => query instanceof z.ZodMiniObject && 'dryRun' in query.shape

/** Where the gateway asks for a sign-in, first tries a dry run: a sign-in would not help with a fault of the input. */
async function faultBefore<C extends CallDefinition>(
  refusal: Refusal,
  call: C,
  input: CallInput<C>,
  options: AskOptions,
) {
  if (!refusal.needsSignIn || !mayBeTried(call)) return refusal
  const query = { ...(input as { query?: object }).query, dryRun: '1' }
  return ask(call, { ...input, query }, options).then(() => refusal, refusalOf)
}

/** A change by staff. A repeated try of the same content has the same key, so that it happens only once. */
export function useChange<C extends CallDefinition>(call: C) {
  const { onSignedOut } = useSigned()
  const attempt = useRef<{ content: string; key: string } | null>(null)
  const { mutateAsync, isPending, data, error, reset } = useMutation<CallData<C>, Refusal, [CallInput<C>, Revision?]>(
    {
      mutationFn: ([input, revision]) => {
        const content = JSON.stringify([input, revision])
        if (attempt.current?.content !== content) attempt.current = { content, key: crypto.randomUUID() }
        const options = { key: call.changeKey === 'none' ? undefined : attempt.current.key, revision }
        return ask(call, input, options).catch(async (refused: unknown) => {
          throw await faultBefore(refusalOf(refused), call, input, options)
        })
      },
      onSuccess: () => {
        attempt.current = null
      },
      onError: ({ isSignedOut }) => {
        if (isSignedOut) onSignedOut()
      },
      throwOnError: isBug,
    },
    client,
  )
  /** @returns the answer, or undefined when it was refused; `failure` says why */
  const run = (input: CallInput<C>, revision?: Revision) =>
    mutateAsync([input, revision]).catch((refused: unknown) => void refusalOf(refused))
  return { run, isBusy: isPending, answer: data, failure: error, forget: reset }
}

/** What was typed, which the tab keeps over a sign-in; `name` identifies the form on its page. */
export function useTyped<Fields extends object>(name: string, empty: Fields) {
  const key = `typed:${location.pathname}:${name}`
  const [fields, setFields] = useState<Fields>(() => {
    const kept = sessionStorage.getItem(key)
    return kept === null ? empty : { ...empty, ...(JSON.parse(kept) as Partial<Fields>) }
  })
  // An answer that arrives later must not bring back what was there before.
  const latest = useRef(fields)
  const set = (values: Partial<Fields> | ((now: Fields) => Partial<Fields>)) => {
    const next = { ...latest.current, ...(typeof values === 'function' ? values(latest.current) : values) }
    latest.current = next
    sessionStorage.setItem(key, JSON.stringify(next))
    setFields(next)
  }
  const clear = () => {
    sessionStorage.removeItem(key)
    latest.current = empty
    setFields(empty)
  }
  return { fields, set, clear }
}
