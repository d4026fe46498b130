import { opsHeaders, signatureHeaders } from '@fanfare/gateway/testing/signed-request.ts'
import { DEVELOPMENT_OPS_SECRET, DEVELOPMENT_SIGN_KEY } from '@fanfare/kernel/config/config.ts'
import type { Envelope } from '@fanfare/contract/envelope.ts'

/** A later answer counts as a hang: our client gives up after 10 s (spec §9). */
export const LONGEST_MS = 15_000

export type Answer = Envelope & { status: number; data: Record<string, unknown> | null }

/** Every request comes from another client, as a gateway behind a proxy sees them: limits by address do not apply. */
const anyAddress = (): string => `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join('.')}`

type Request = { method: string; headers: Record<string, string>; body?: string | undefined }

async function send(url: string, { method, headers, body }: Request): Promise<Answer> {
  const response = await fetch(url, {
    method,
    headers: { 'x-forwarded-for': anyAddress(), ...headers },
    body,
    signal: AbortSignal.timeout(LONGEST_MS),
  })
  return { ...((await response.json()) as Omit<Answer, 'status'>), status: response.status }
}

export type Ask = {
  method: 'GET' | 'POST'
  target: string
  body?: object
  token?: string
  now?: number
  address?: string
}

/** A signed call as the site's client makes it. `now`: the client's clock, ms. */
export function ask(origin: string, { method, target, body, token, now = Date.now(), address }: Ask): Promise<Answer> {
  const text = body === undefined ? undefined : JSON.stringify(body)
  const signature = signatureHeaders({ method, target, body: text }, { now, key: DEVELOPMENT_SIGN_KEY })
  const headers = {
    ...signature,
    ...(text === undefined ? {} : { 'content-type': 'application/json' }),
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(address === undefined ? {} : { 'x-forwarded-for': address }),
  }
  return send(`${origin}${target}`, { method, headers, body: text })
}

/** A call of the operator, directly to a gateway; without content for a read. */
export function operate(
  origin: string,
  method: 'GET' | 'POST' | 'PUT',
  target: string,
  content?: object,
): Promise<Answer> {
  const body = content === undefined ? '' : JSON.stringify(content)
  const signature = opsHeaders({ method, target, body }, { now: Date.now(), secret: DEVELOPMENT_OPS_SECRET })
  if (content === undefined) return send(`${origin}${target}`, { method, headers: signature })
  return send(`${origin}${target}`, { method, headers: { 'content-type': 'application/json', ...signature }, body })
}
