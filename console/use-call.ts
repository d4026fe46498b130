import { MutationCache, QueryCache, QueryClient, useMutation, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import * as z from 'zod/mini'
import type { CallData, CallDefinition, CallInput } from '@fanfare/contract/define-call.ts'
import {
  type ConsoleSession,
  consoleSessionSchema,
  endedSessionSchema,
  SESSION_PATHS,
} from '@fanfare/contract/staff/console-session.ts'
import type { PersonRole } from '@fanfare/contract/staff/staff.ts'
import { CODES } from '@fanfare/contract/codes.ts'
import { envelopeSchema } from '@fanfare/contract/envelope.ts'

/** The person who is signed in; nothing is shown before `readSession` has answered. */
export let session: ConsoleSession = { actor: '', name: '', roles: [], csrf: '', expiresAt: 0, idleAt: 0 }
let onSignedOut = () => {}

export function setSession(next: ConsoleSession) {
  session = next
}

/** `show` shows the sign-in over the page, which keeps what was typed. */
export function whenSignedOut(show: () => void) {
  onSignedOut = show
}

/** Whether the person has one of the roles. */
export const may = (...roles: readonly PersonRole[]) => session.roles.some((role) => roles.includes(role))

const onError = (error: unknown) => {
  if (error instanceof Refusal && error.isSignedOut) onSignedOut()
}

/** Any error but a refusal is a bug. */
const throwOnError = (error: unknown) => !(error instanceof Refusal)

/** Personal data leaves the memory with its page. Nothing is read again unasked, because the audit log records each look. */
export const client = new QueryClient({
  queryCache: new QueryCache({ onError }),
  mutationCache: new MutationCache({ onError }),
  defaultOptions: {
    queries: {
      gcTime: 0,
      retry: false,
      networkMode: 'always',
      refetchOnWindowFocus: false,
      throwOnError,
    },
    mutations: { gcTime: 0, networkMode: 'always', throwOnError },
  },
})

/** Reads all data of the page again, or that of one call; old data stays until then. */
export const refresh = (call?: CallDefinition) => void client.invalidateQueries(call && { queryKey: [call.name] })

/** The answer of a call, read again when the input changes; `input` null makes no call. */
export function useCall<C extends CallDefinition>(call: C, input: InputOf<C> | null) {
  const { data, error, isLoading, refetch } = useQuery<CallData<C>, Refusal>(
    {
      queryKey: [call.name, input],
      // The rehearsal of a change needs a key, too.
      queryFn: ({ signal }) =>
        ask(call, input as InputOf<C>, { signal, ...(call.changeKey === 'needed' && { key: crypto.randomUUID() }) }),
      enabled: input !== null,
    },
    client,
  )
  return {
    data: error ? undefined : data,
    failure: error?.isSignedOut ? null : error,
    isLoading,
    reload: () => void refetch(),
  }
}

const mayBeTried = ({ query }: CallDefinition) => query instanceof z.ZodMiniObject && 'dryRun' in query.shape

/** Where the gateway asks for a sign-in, first tries a dry run: a sign-in would not help with a fault of the input. */
async function change<C extends CallDefinition>(call: C, input: InputOf<C>, options: AskOptions) {
  try {
    return await ask(call, input, options)
  } catch (refused) {
    if (refused instanceof Refusal && refused.needsSignIn && mayBeTried(call))
      await ask(call, { ...input, dryRun: '1' }, options)
    throw refused
  }
}

/** A change by staff. A repeated try of the same content has the same key, so that it happens only once. */
export function useChange<C extends CallDefinition>(call: C) {
  const attempt = useRef<{ content: string; key: string } | null>(null)
  const { mutateAsync, isPending, data, error, reset, variables } = useMutation<
    CallData<C>,
    Refusal,
    [InputOf<C>, Revision?]
  >(
    {
      mutationFn: ([input, revision]) => {
        const content = JSON.stringify([input, revision])
        if (attempt.current?.content !== content) attempt.current = { content, key: crypto.randomUUID() }
        return change(call, input, { key: call.changeKey === 'none' ? undefined : attempt.current.key, revision })
      },
      onSuccess: () => {
        attempt.current = null
      },
    },
    client,
  )
  /** @returns the answer, or undefined when it was refused; `failure` says why */
  const run = (input: InputOf<C>, revision?: Revision) => mutateAsync([input, revision]).catch(() => undefined)
  /** Whether the last run had this input. */
  const isOf = (input: InputOf<C>) => JSON.stringify(variables?.[0]) === JSON.stringify(input)
  return { run, isOf, isBusy: isPending, answer: data, failure: error, forget: reset }
}

/** What was typed, which the tab keeps over a sign-in; `name` identifies the form on its page. */
export function useTyped<Fields extends object>(name: string, empty: Fields) {
  const key = `typed:${location.pathname}:${name}`
  const [fields, setFields] = useState<Fields>(() => ({
    ...empty,
    ...(JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<Fields>),
  }))
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

/** A refusal by the gateway. `data` is that of its code. */
export class Refusal extends Error {
  /** HTTP status; 0 without an answer. */
  readonly status: number
  readonly code: string
  readonly data: Record<string, unknown>

  constructor(message: string, status = 0, code = '', data: Record<string, unknown> = {}) {
    super(message)
    this.status = status
    this.code = code
    this.data = data
  }

  /** The state has changed since it was read, so nothing happened. */
  get hasMoved() {
    return this.status === 412
  }

  get needsSignIn() {
    return this.data.reasonCode === 'SIGN_IN_AGAIN'
  }

  /** The faults of the input. */
  get issues() {
    return Array.isArray(this.data.issues) ? (this.data.issues as { path: string; message: string }[]) : []
  }

  /** There is no session: it never began, or it has ended. */
  get isSignedOut() {
    return this.code === CODES.LOGIN_NEEDED.code || this.code === CODES.LOGGED_OUT.code
  }
}

/** The version or revision that was read; `none` for what must not exist yet. */
export type Revision = number | 'none'

interface AskOptions {
  signal?: AbortSignal
  /** Idempotency key of a change, the same for each try. */
  key?: string
  revision?: Revision
}

type PartOf<Input, Name extends string> = Input extends { [Key in Name]?: infer Part } ? NonNullable<Part> : unknown

/** The fields of the path and of the query of a call, and its body. */
export type InputOf<C extends CallDefinition> = PartOf<CallInput<C>, 'params'> &
  PartOf<CallInput<C>, 'query'> &
  Omit<CallInput<C>, 'params' | 'query'>

async function answerOf(response: Response) {
  const envelope = z.safeParse(envelopeSchema, await response.json().catch(() => null))
  if (!envelope.success) throw new Refusal('The gateway gave no answer that can be read.', response.status)
  const { code, msg, data } = envelope.data
  if (code === CODES.SUCCESS.code) return data
  throw new Refusal(msg, response.status, code, (data ?? {}) as Record<string, unknown>)
}

/** Makes a failed connection a refusal without a code, so that pages handle one kind of error. */
const send = (path: string, init: RequestInit) =>
  fetch(path, { ...init, credentials: 'same-origin' }).catch((error: unknown) => {
    if (init.signal?.aborted) throw error
    throw new Refusal('The gateway can’t be reached.')
  })

/** @throws Refusal without a session; its `isSignedOut` is true */
export const readSession = async () =>
  setSession(z.parse(consoleSessionSchema, await answerOf(await send(SESSION_PATHS.session, {}))))

/** Ends the session; returns where the browser goes to end it at the provider, too. */
export async function endSession() {
  const answer = await send(SESSION_PATHS.end, { method: 'POST', headers: { 'x-csrf': session.csrf } })
  return z.parse(endedSessionSchema, await answerOf(answer)).to ?? '/'
}

/** The sign-in, which comes back to this page. */
export const startAddress = () => `${SESSION_PATHS.start}?to=${encodeURIComponent(location.pathname + location.search)}`

/** Fills the path; the other fields are the query. */
function addressOf({ path }: CallDefinition, input: object) {
  const given = new Map(Object.entries(input).filter(([, value]) => value !== undefined && value !== ''))
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = encodeURIComponent(String(given.get(name)))
    given.delete(name)
    return value
  })
  const search = new URLSearchParams([...given].map(([name, value]) => [name, String(value)])).toString()
  return search ? `${filled}?${search}` : filled
}

/** The CSV file of a call. @throws Refusal instead of returning a part of the file */
export async function askForFile<C extends CallDefinition>(call: C, input: InputOf<C>) {
  const response = await send(addressOf(call, input), { headers: { accept: 'text/csv' } })
  if (!response.headers.get('content-type')?.startsWith('text/csv')) {
    await answerOf(response)
    throw new Refusal('The gateway gave no file.', response.status)
  }
  return response.blob().catch(() => {
    throw new Refusal('The file broke off: download it again.')
  })
}

/**
 * One call of the staff with the session of this browser.
 * @throws Refusal for every answer but a success
 */
async function ask<C extends CallDefinition>(call: C, input: InputOf<C>, { signal, key, revision }: AskOptions) {
  const { body: given, ...others }: { body?: unknown } = input
  // A read has no body, but may have a field of that name.
  const [body, fields] = call.method === 'GET' ? [undefined, input] : [given, others]
  const request = async () =>
    answerOf(
      await send(addressOf(call, fields), {
        method: call.method,
        signal,
        headers: {
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(call.method !== 'GET' && { 'x-csrf': session.csrf }),
          ...(key && { 'idempotency-key': key }),
          ...(revision === 'none' && { 'if-none-match': '*' }),
          ...(typeof revision === 'number' && { 'if-match': `"${revision}"` }),
        },
        body: JSON.stringify(body),
      }),
    )
  const data = await request().catch(async (error: unknown) => {
    // A sign-in in another tab changes the session's CSRF value.
    if (!(error instanceof Refusal) || error.issues[0]?.path !== 'X-CSRF') throw error
    await readSession()
    return request()
  })
  const parsed = z.safeParse(call.data, data)
  if (!parsed.success) throw new Refusal(`The answer of ${call.name} can’t be read: reload the console.`, 200)
  return parsed.data as CallData<C>
}
