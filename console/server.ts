import * as z from 'zod/mini'
import { CODES } from '@fanfare/contract/codes.ts'
import type { CallData, CallDefinition, CallInput } from '@fanfare/contract/define-call.ts'
import { envelopeSchema } from '@fanfare/contract/envelope.ts'
import { consoleSessionSchema, endedSessionSchema, SESSION_PATHS } from '@fanfare/contract/staff/console-session.ts'

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

  /** There is no session: it never began, or it has ended. */
  get isSignedOut() {
    return this.code === CODES.LOGIN_NEEDED.code || this.code === CODES.LOGGED_OUT.code
  }
}

/** The version or revision that was read; `none` for what must not exist yet. */
export type Revision = number | 'none'

export interface AskOptions {
  signal?: AbortSignal
  /** Idempotency key of a change, the same for each try. */
  key?: string
  revision?: Revision
}

type AnyInput = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown }

let csrf = ''

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

/** The person who is signed in. @throws Refusal without a session; its `isSignedOut` is true */
export async function readSession() {
  const session = z.parse(consoleSessionSchema, await answerOf(await send(SESSION_PATHS.session, {})))
  csrf = session.csrf
  return session
}

/** Ends the session; returns where the browser goes to end it at the provider, too. */
export async function endSession() {
  const answer = await send(SESSION_PATHS.end, { method: 'POST', headers: { 'x-csrf': csrf } })
  return z.parse(endedSessionSchema, await answerOf(answer)).to ?? '/'
}

export const startAddress = (to: string) => `${SESSION_PATHS.start}?to=${encodeURIComponent(to)}`

function addressOf({ path }: CallDefinition, { params = {}, query = {} }: AnyInput) {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
  return search === '' ? filled : `${filled}?${search}`
}

/** The CSV file of a call. @throws Refusal instead of returning a part of the file */
export async function askForFile<C extends CallDefinition>(call: C, input: CallInput<C>) {
  const response = await send(addressOf(call, input as AnyInput), { headers: { accept: 'text/csv' } })
  if (!(response.headers.get('content-type') ?? '').startsWith('text/csv')) {
    await answerOf(response)
    throw new Refusal('The gateway gave no file.', response.status)
  }
  return response.blob().catch(() => {
    throw new Refusal('The file broke off: download it again.')
  })
}

const isOldCsrf = (error: unknown) =>
  error instanceof Refusal && Array.isArray(error.data.issues) && error.data.issues[0]?.path === 'X-CSRF'

/**
 * One call of the staff with the session of this browser.
 * @throws Refusal for every answer but a success
 */
export async function ask<C extends CallDefinition>(
  call: C,
  input: CallInput<C>,
  { signal, key, revision }: AskOptions = {},
) {
  const { body } = input as AnyInput
  const request = async () =>
    answerOf(
      await send(addressOf(call, input as AnyInput), {
        method: call.method,
        signal,
        headers: {
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(call.method !== 'GET' && { 'x-csrf': csrf }),
          ...(key !== undefined && { 'idempotency-key': key }),
          ...(revision === 'none' && { 'if-none-match': '*' }),
          ...(typeof revision === 'number' && { 'if-match': `"${revision}"` }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    )
  const data = await request().catch(async (error: unknown) => {
    // A sign-in in another tab changes the session's CSRF value.
    if (!isOldCsrf(error)) throw error
    await readSession()
    return request()
  })
  const parsed = z.safeParse(call.data, data)
  if (!parsed.success) throw new Refusal(`The answer of ${call.name} can’t be read: reload the console.`, 200)
  return parsed.data as CallData<C>
}
