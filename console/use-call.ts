import { QueryClient, useMutation, useQuery } from '@tanstack/react-query'
import { createContext, useContext, useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import type { CallData, CallDefinition, CallInput } from '@fanfare/contract/define-call.ts'
import type { ConsoleSession } from '@fanfare/contract/staff/console-session.ts'
import type { PersonRole } from '@fanfare/contract/staff/staff.ts'
import { ask, type AskOptions, Refusal, type Revision } from './server.ts'

interface Signed {
  session: ConsoleSession
  /** Shows the sign-in over the page; what was typed stays. */
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

/** The refusal of a call; a bug stays one. */
function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  throw error
}

const isBug = (error: unknown) => !(error instanceof Refusal)

/** Data of people leaves the memory with its page. Each look is in the audit log, so nothing is read that nobody asked for. */
const client = new QueryClient({
  defaultOptions: {
    queries: { gcTime: 0, retry: false, networkMode: 'always', refetchOnWindowFocus: false, refetchOnReconnect: false },
    mutations: { gcTime: 0, networkMode: 'always' },
  },
})

/** Reads everything on the page again, or what one call answered; the old data stays until then. */
export const refresh = (call?: CallDefinition) => void client.invalidateQueries(call && { queryKey: [call.name] })

/** Data of the gateway for this page, read anew when the input changes; `input` null reads nothing. */
export function useCall<C extends CallDefinition>(call: C, input: CallInput<C> | null) {
  const { onSignedOut } = useSigned()
  const { data, error, isLoading, refetch } = useQuery<CallData<C>, Refusal>(
    {
      queryKey: [call.name, input],
      // A change is rehearsed; it has a key, too.
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

/** Where the gateway asks for a sign-in, a dry run finds a fault of the input first, because signing in would not help. */
async function faultBefore<C extends CallDefinition>(
  refusal: Refusal,
  call: C,
  input: CallInput<C>,
  options: AskOptions,
): Promise<Refusal> {
  if (!refusal.needsSignIn || !mayBeTried(call)) return refusal
  const query = { ...(input as { query?: object }).query, dryRun: '1' }
  return ask(call, { ...input, query }, options).then(() => refusal, refusalOf)
}

/** A change of the staff. A repeated try of the same content has the same key, so that it can happen only once. */
export function useChange<C extends CallDefinition>(call: C) {
  const { onSignedOut } = useSigned()
  const attempt = useRef<{ content: string; key: string } | null>(null)
  const { mutateAsync, isPending, error, reset } = useMutation<CallData<C>, Refusal, [CallInput<C>, Revision?]>(
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
  const run = (input: CallInput<C>, revision?: Revision): Promise<CallData<C> | undefined> =>
    mutateAsync([input, revision]).catch((refused: unknown) => void refusalOf(refused))
  return { run, isBusy: isPending, failure: error, forget: reset }
}

/** What was typed, kept in this tab over a sign-in until it is done; `name` is that of the form on its page. */
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
