import { createContext, useCallback, useContext, useEffect, useRef, useState } from 'react'
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

export function useSigned(): Signed & { may: (...roles: readonly PersonRole[]) => boolean } {
  const signed = useContext(SignedContext)
  if (signed === null) throw new Error('There is no session around this page')
  return { ...signed, may: (...roles) => signed.session.roles.some((role) => roles.includes(role)) }
}

/** The refusal of a call; a bug stays one. */
function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  throw error
}

interface Reading<Data> {
  data: Data | null
  failure: Refusal | null
  isLoading: boolean
  /** Reads again and keeps the old data until then. */
  reload: () => void
}

/** Data of the gateway for this page, read anew when the input changes; `input` null reads nothing. */
export function useCall<C extends CallDefinition>(call: C, input: CallInput<C> | null): Reading<CallData<C>> {
  const { onSignedOut } = useSigned()
  const [turn, setTurn] = useState(0)
  const wanted = input === null ? null : JSON.stringify(input)
  const [read, setRead] = useState<{ of: string; data: CallData<C> | null; failure: Refusal | null } | null>(null)
  useEffect(() => {
    if (wanted === null) return undefined
    const stop = new AbortController()
    ask(call, JSON.parse(wanted) as CallInput<C>, { signal: stop.signal })
      .then((data) => setRead({ of: wanted, data, failure: null }))
      .catch((error: unknown) => {
        if (stop.signal.aborted) return
        const failure = refusalOf(error)
        if (failure.isSignedOut) onSignedOut()
        else setRead({ of: wanted, data: null, failure })
      })
    return () => stop.abort()
  }, [call, wanted, turn, onSignedOut])
  const reload = useCallback(() => setTurn((last) => last + 1), [])
  const isOld = read === null || read.of !== wanted
  return {
    data: isOld ? null : read.data,
    failure: isOld ? null : read.failure,
    isLoading: wanted !== null && isOld,
    reload,
  }
}

const mayBeTried = ({ query }: CallDefinition): boolean => query instanceof z.ZodMiniObject && 'dryRun' in query.shape

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

interface Change<C extends CallDefinition> {
  /** The answer, or null when it was refused; `failure` says why. */
  run: (input: CallInput<C>, revision?: Revision) => Promise<CallData<C> | null>
  isBusy: boolean
  failure: Refusal | null
  forget: () => void
}

/** A change of the staff. A repeated try of the same content has the same key, so that it can happen only once. */
export function useChange<C extends CallDefinition>(call: C): Change<C> {
  const { onSignedOut } = useSigned()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Refusal | null>(null)
  const attempt = useRef<{ content: string; key: string } | null>(null)
  const run = async (input: CallInput<C>, revision?: Revision): Promise<CallData<C> | null> => {
    const content = JSON.stringify([input, revision])
    if (attempt.current?.content !== content) attempt.current = { content, key: crypto.randomUUID() }
    setBusy(true)
    setFailure(null)
    const options = { key: call.changeKey === 'none' ? undefined : attempt.current.key, revision }
    try {
      const data = await ask(call, input, options)
      attempt.current = null
      return data
    } catch (error) {
      const refusal = await faultBefore(refusalOf(error), call, input, options)
      if (refusal.isSignedOut) onSignedOut()
      setFailure(refusal)
      return null
    } finally {
      setBusy(false)
    }
  }
  return { run, isBusy, failure, forget: useCallback(() => setFailure(null), []) }
}

/** Typed text, kept in this tab over a sign-in until it is done; `name` is that of the form on its page. */
export function useTyped<Fields extends Record<string, string>>(name: string, empty: Fields) {
  const key = `typed:${location.pathname}:${name}`
  const [fields, setFields] = useState<Fields>(() => {
    const kept = sessionStorage.getItem(key)
    return kept === null ? empty : { ...empty, ...(JSON.parse(kept) as Partial<Fields>) }
  })
  // An answer that arrives later must not bring back what was there before.
  const latest = useRef(fields)
  const set = (values: Partial<Fields> | ((now: Fields) => Partial<Fields>)): void => {
    const next = { ...latest.current, ...(typeof values === 'function' ? values(latest.current) : values) }
    latest.current = next
    sessionStorage.setItem(key, JSON.stringify(next))
    setFields(next)
  }
  const clear = (): void => {
    sessionStorage.removeItem(key)
    latest.current = empty
    setFields(empty)
  }
  return { fields, set, clear }
}
