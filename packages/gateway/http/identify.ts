import type { FastifyRequest } from 'fastify'
import type { CallDefinition } from '@fanfare/contract/define-call.ts'
import type { Caller, GatewayContext } from '../context.ts'
import { DomainError } from '../util/domain-error.ts'
import { sessionCookieName } from '../accounts/session-cookies.ts'
import { authenticate, hashToken, type AuthResult } from '../accounts/tokens.ts'
import { isSameOrigin } from '@fanfare/kernel/net/origin.ts'
import { refuseSignature, verifySignature } from './verify-signature.ts'

const NOTHING: AuthResult = { caller: null, refusal: null }
const BEARER = /^Bearer +(\S+)$/i

/** A header that was sent twice equals no single value. */
const single = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value.join() : value

const bearerOf = (request: FastifyRequest): string | null => {
  const header = request.headers.authorization
  if (header === undefined || header.trim() === '') return null
  return BEARER.exec(header)?.[1] ?? ''
}

async function bySessionCookie(gateway: GatewayContext, request: FastifyRequest): Promise<AuthResult> {
  const cookie = request.cookies[sessionCookieName(gateway.config.live)]
  const { origin, host } = request.headers
  const source = { site: single(request.headers['sec-fetch-site']), origin, host }
  if (cookie === undefined || !isSameOrigin(gateway.config, source)) return NOTHING
  const shown = { nonce: null, token: { tokenHash: hashToken(cookie), kind: 'session' as const } }
  const { token } = await gateway.checkCredentials(shown)
  return authenticate(token, gateway.clock.now())
}

/** Checks signature, replay and bearer token; the last two with one statement. */
async function byBearer(gateway: GatewayContext, call: CallDefinition, request: FastifyRequest): Promise<AuthResult> {
  const nonce = call.signed ? verifySignature(gateway, request) : null
  const bearer = call.auth === 'ops' || call.auth === 'probe' ? null : bearerOf(request)
  if (nonce === null && bearer === null) return NOTHING
  const shown = bearer === null ? null : { tokenHash: hashToken(bearer), kind: 'access' as const }
  const { fresh, token } = await gateway.checkCredentials({ nonce, token: shown })
  if (!fresh) refuseSignature(gateway, 'replay', 'BAD_TIMESTAMP')
  return bearer === null ? NOTHING : authenticate(token, gateway.clock.now())
}

/**
 * The caller as the call's auth requires it (contract §4), after a check of the signature; a public call ignores a bad token.
 * @throws DomainError BAD_SIGNATURE, BAD_TIMESTAMP (skew, or a POST that came before), LOGIN_NEEDED (no token), LOGGED_OUT
 * or SESSION_ENDED (a bad one), NOT_PERMITTED (no agent)
 */
export async function identify(
  gateway: GatewayContext,
  call: CallDefinition,
  request: FastifyRequest,
  sessionCookie: boolean,
): Promise<Caller | null> {
  let result = await byBearer(gateway, call, request)
  if (call.auth === 'ops' || call.auth === 'probe') return null
  if (sessionCookie && result.caller === null) {
    const other = await bySessionCookie(gateway, request)
    if (other.caller !== null || result.refusal === null) result = other
  }
  if (call.auth === 'public') return result.caller
  if (result.caller === null) throw new DomainError(result.refusal ?? 'LOGIN_NEEDED')
  if (call.auth === 'agent' && result.caller.agentId === null) {
    throw new DomainError('NOT_PERMITTED', { reasonCode: 'NOT_AGENT' })
  }
  return result.caller
}
