import { randomUUID } from 'node:crypto'
import type { CallData, CallDefinition, CallInput } from '@fanfare/contract/define-call.ts'
import { SITE_READING_HEADER } from '@fanfare/contract/site-reading.ts'
import { signOps } from '@fanfare/kernel/ops/sign-ops.ts'
import { wireRequest } from '../http/call.ts'
import type { ServerClock } from '../http/clock.ts'
import { parseData, readAnswer } from '../http/read-answer.ts'
import { signatureHeaders } from '../http/sign.ts'

/** The gateway of a demonstration and the secrets with which the state player calls it. Never in a browser. */
export interface Connection {
  gatewayOrigin: string
  signKey: string
  /** The secret of `/ops/**`. */
  opsSecret: string
  /** Exempts from rate limits, because all personas have one address; empty: no exemption. */
  siteSecret: string
  clock: ServerClock
}

/** The actor in the audit log of the gateway. */
const ACTOR = 'state player'
const TIMEOUT_MS = 20_000

/**
 * Sends one call of the contract from the server, signed as its `auth` demands: as the site, or as an operator.
 * @throws GatewayError, NetworkError or ContractError, as the site's own client does
 */
export async function sendCall<C extends CallDefinition>(
  connection: Connection,
  definition: C,
  input: CallInput<C>,
  token?: string,
) {
  const { target, body } = wireRequest(definition, input)
  const sentAt = Date.now()
  const response = await fetch(connection.gatewayOrigin + target, {
    method: definition.method,
    headers: {
      ...signed(connection, definition, { target, body }),
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(definition.idempotencyKey && { 'idempotency-key': randomUUID() }),
      ...(connection.siteSecret && { [SITE_READING_HEADER]: connection.siteSecret }),
    },
    cache: 'no-store',
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    body: body || undefined,
  })
  const text = await response.text()
  const headers = { requestId: undefined, retryAfter: undefined }
  const answer = readAnswer(
    { status: response.status, text, sentAt, receivedAt: Date.now(), ...headers },
    connection.clock,
  )
  return {
    data: parseData(definition, answer) as CallData<C>,
    /** `Set-Cookie` as the gateway wrote it. */
    cookies: response.headers.getSetCookie(),
  }
}

function signed(
  { clock, signKey, opsSecret }: Connection,
  { method, auth }: CallDefinition,
  { target, body }: { target: string; body: string },
) {
  if (auth === 'ops') return signOps({ method, target, body }, { now: Date.now(), secret: opsSecret, actor: ACTOR })
  const vs = randomUUID()
  return { ...signatureHeaders({ method, target, body, timestamp: clock.now(), vs, key: signKey }), language: 'en' }
}
