import type { FastifyRequest } from 'fastify'
import type { CallDefinition } from '#lib/contract/define-call.ts'
import type { Caller, GatewayContext } from '../context.ts'
import { findToken } from '../db/tokens.ts'
import { DomainError } from '../domain/domain-error.ts'
import { sessionCookieName } from '../domain/session/session-cookies.ts'
import { judgeToken, type Judged } from '../domain/session/judge-token.ts'
import { hashToken } from '../domain/session/tokens.ts'
import { isSameOrigin } from './same-origin.ts'

const NOTHING: Judged = { caller: null, refusal: null }
const BEARER = /^Bearer +(\S+)$/i

/** Sent twice is as good as foreign. */
const single = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value.join() : value

const bearerOf = (request: FastifyRequest): string | null => {
  const header = request.headers.authorization
  if (header === undefined || header.trim() === '') return null
  return BEARER.exec(header)?.[1] ?? ''
}

async function judge(gateway: GatewayContext, token: string, kind: 'access' | 'session'): Promise<Judged> {
  return judgeToken(await findToken(gateway.db, hashToken(token), kind), gateway.clock.now())
}

async function bySessionCookie(gateway: GatewayContext, request: FastifyRequest): Promise<Judged> {
  const token = request.cookies[sessionCookieName(gateway.config.live)]
  const { origin, host } = request.headers
  const source = { site: single(request.headers['sec-fetch-site']), origin, host }
  return token !== undefined && isSameOrigin(gateway.config, source) ? judge(gateway, token, 'session') : NOTHING
}

/**
 * Who asks, as the call's auth wants it (contract §4): a public call ignores a bad token.
 * @throws DomainError LOGIN_NEEDED (no token), LOGGED_OUT or SESSION_ENDED (a bad one), NOT_PERMITTED (no agent)
 */
export async function identify(
  gateway: GatewayContext,
  call: CallDefinition,
  request: FastifyRequest,
  sessionCookie: boolean,
): Promise<Caller | null> {
  if (call.auth === 'ops' || call.auth === 'probe') return null
  const bearer = bearerOf(request)
  let judged = bearer === null ? NOTHING : await judge(gateway, bearer, 'access')
  if (sessionCookie && judged.caller === null) {
    const other = await bySessionCookie(gateway, request)
    if (other.caller !== null || judged.refusal === null) judged = other
  }
  if (call.auth === 'public') return judged.caller
  if (judged.caller === null) throw new DomainError(judged.refusal ?? 'LOGIN_NEEDED')
  if (call.auth === 'agent' && judged.caller.agentId === null) {
    throw new DomainError('NOT_PERMITTED', { reasonCode: 'NOT_AGENT' })
  }
  return judged.caller
}
