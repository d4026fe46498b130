import { randomBytes } from 'node:crypto'
import type { ActivityFileInput } from '@fanfare/activities/schema.ts'
import { opsHeaders, signatureHeaders, targetOf } from '@fanfare/gateway/testing/signed-request.ts'
import type { PauseReason } from '@fanfare/contract/activity/pause.ts'
import type { CallData, CallDefinition, CallInput } from '@fanfare/contract/define-call.ts'
import type { Envelope } from '@fanfare/contract/envelope.ts'
import type { PlatformEventInput } from '@fanfare/contract/ops/platform-event.ts'
import { stack } from './stack.ts'

export interface CallOptions {
  token?: string
  headers?: Record<string, string>
}

export interface GatewayAnswer<Data> extends Envelope {
  data: Data
  status: number
  setCookie: string[]
}

/** A signed call to the site, as its own client makes it (contract §2). */
export async function call<Call extends CallDefinition>(
  definition: Call,
  input: CallInput<Call>,
  { token, headers = {} }: CallOptions = {},
): Promise<GatewayAnswer<CallData<Call>>> {
  const { body: content, ...rest } = input as { params?: unknown; query?: unknown; body?: unknown }
  const { method } = definition
  const target = targetOf(definition, rest)
  const body = content === undefined ? undefined : JSON.stringify(content)
  const response = await fetch(`${stack.siteOrigin}${target}`, {
    method,
    body,
    headers: {
      ...signatureHeaders({ method, target, body }, { now: Date.now(), key: stack.signKey }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
  })
  const envelope = (await response.json()) as Envelope & { data: CallData<Call> }
  return { ...envelope, status: response.status, setCookie: response.headers.getSetCookie() }
}

interface OpsSite {
  gatewayOrigin: string
  opsSecret: string
}

const opsSite = (): OpsSite => ({ gatewayOrigin: stack.gatewayOrigin, opsSecret: stack.opsSecret })

async function ops(
  method: 'POST' | 'PUT',
  target: string,
  content: object,
  { gatewayOrigin, opsSecret, headers = {} }: OpsSite & { headers?: Record<string, string> } = stack,
): Promise<Envelope> {
  const body = JSON.stringify(content)
  const response = await fetch(`${gatewayOrigin}${target}`, {
    method,
    body,
    headers: {
      'content-type': 'application/json',
      ...opsHeaders({ method, target, body }, { now: Date.now(), secret: opsSecret }),
      ...headers,
    },
  })
  const answer = (await response.json()) as Envelope
  if (answer.code !== '00000') throw new Error(`${target} answered ${JSON.stringify(answer)}`)
  return answer
}

export const newId = (prefix: string): string => `${prefix}-${randomBytes(6).toString('hex')}`

type Content<Event> = Event extends PlatformEventInput ? Omit<Event, 'eventId' | 'userId' | 'occurredAt'> : never

/** Sends facts of one user, with the current time, as the platform does (contract §7). */
export const sendEvents = (userId: string, ...events: Content<PlatformEventInput>[]): Promise<Envelope> =>
  ops('POST', '/ops/v1/events', {
    events: events.map((event) => ({ ...event, eventId: newId('e2e'), userId, occurredAt: Date.now() })),
  })

/** A decision of the staff on something that nobody else has changed since it was opened. */
export const decideAsStaff = (target: string, content: object): Promise<Envelope> =>
  ops(
    'POST',
    `/ops/v1/${target}/decision`,
    { note: 'e2e', ...content },
    { ...opsSite(), headers: { 'if-match': '"1"' } },
  )

export const deposit = (usdtValue: string, firstEver = true) =>
  ({ type: 'deposit.confirmed', asset: 'USDT', amount: usdtValue, usdtValue, channel: 'onchain', firstEver }) as const

export const spotTrade = (usdtVolume: string) =>
  ({ type: 'trade.filled', market: 'spot', symbol: 'BTC/USDT', side: 'buy', usdtVolume, fee: '0.1' }) as const

/** Publishes an activity file as an operator does (ACT-9), on a site of a test's own. */
export async function publishOn(
  site: OpsSite,
  file: ActivityFileInput,
): Promise<{ activityId: string; alias: string }> {
  const { data } = await ops('PUT', `/ops/v1/activities/${file.alias}`, file, site)
  return data as { activityId: string; alias: string }
}

/** Publishes on the site of all tests. */
export const publish = (file: ActivityFileInput) => publishOn(stack, file)

/** Pauses claims, joins and draws of an activity, as the staff does. */
export const pauseActivity = (alias: string, reason: PauseReason): Promise<Envelope> =>
  ops('POST', `/ops/v1/activities/${alias}/pause`, { reason })

export const resumeActivity = (alias: string): Promise<Envelope> =>
  ops('POST', `/ops/v1/activities/${alias}/resume`, {})

/** The path of a draft's preview, without a locale. */
export async function preview(file: ActivityFileInput): Promise<string> {
  const { data } = await ops('POST', `/ops/v1/activities/${file.alias}/preview`, file)
  return (data as { path: string }).path
}
