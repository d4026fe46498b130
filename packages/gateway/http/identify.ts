import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { CallDefinition } from '@fanfare/contract/define-call.ts'
import { isSameOrigin } from '@fanfare/kernel/net/origin.ts'
import type { CodeName } from '@fanfare/contract/codes.ts'
import {
  REPLAY_MEMORY_MS,
  signedTarget,
  TIMESTAMP_PATTERN,
  TIMESTAMP_TOLERANCE_MS,
  VS_PATTERN,
} from '@fanfare/contract/signature.ts'
import type { GatewayContext } from '../context.ts'
import { DomainError } from '../util/domain-error.ts'
import { sessionCookieName } from '../accounts/session-cookies.ts'
import { authenticate, hashToken, type AuthResult } from '../accounts/tokens.ts'
import type { SignatureFault } from '../telemetry/metrics.ts'

const SIGNATURE_PATTERN = /^[0-9a-f]{32}$/
/** `appVersion` and `terminalType`: the signed text contains them as sent. */
const LABEL_PATTERN = /^[\w.-]{1,32}$/
const HEADERS = ['x-timestamp', 'x-sig', 'vs', 'appversion', 'terminaltype'] as const

/** Signs the raw bytes, because decoding would change a body that is not UTF-8 (contract §2). */
function digest(request: FastifyRequest, key: string, header: (name: string) => string) {
  const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
  return (
    createHash('md5')
      .update(`${header('x-timestamp')}|${request.method}|`)
      // Node's parser only accepts ASCII in the request line.
      .update(signedTarget(request.raw.url ?? ''))
      .update('|')
      .update(body)
      .update(`|${header('vs')}|${header('appversion')}|${header('terminaltype')}|${key}`)
      .digest()
  )
}

/** Counts the reason of a refusal. @throws DomainError */
function refuseSignature(gateway: GatewayContext, reason: SignatureFault, codeName: CodeName): never {
  gateway.metrics.signatureFaults.inc({ reason })
  throw new DomainError(codeName)
}

/**
 * Contract §2 without the check for replay. The signature detects accidents and naive replay; it authorizes nothing.
 * @returns the nonce that a POST must be the first to use; null for a GET
 * @throws DomainError BAD_SIGNATURE (missing or wrong), BAD_TIMESTAMP (skew)
 */
function verifySignature(gateway: GatewayContext, request: FastifyRequest) {
  const fail = (reason: SignatureFault, codeName: CodeName): never => refuseSignature(gateway, reason, codeName)
  const header = (name: string) => {
    const value = request.headers[name]
    return typeof value === 'string' ? value : ''
  }
  if (HEADERS.some((name) => header(name) === '')) fail('missing', 'BAD_SIGNATURE')
  const malformed = !VS_PATTERN.test(header('vs')) || !LABEL_PATTERN.test(header('appversion'))
  if (malformed || !LABEL_PATTERN.test(header('terminaltype'))) fail('malformed', 'BAD_SIGNATURE')
  if (!SIGNATURE_PATTERN.test(header('x-sig'))) fail('malformed', 'BAD_SIGNATURE')
  if (!TIMESTAMP_PATTERN.test(header('x-timestamp'))) fail('timestamp', 'BAD_TIMESTAMP')
  const timestamp = Number(header('x-timestamp'))
  const now = gateway.clock.now()
  if (Math.abs(now - timestamp) > TIMESTAMP_TOLERANCE_MS) fail('timestamp', 'BAD_TIMESTAMP')
  const given = Buffer.from(header('x-sig'), 'hex')
  const { signKey, former } = gateway.config
  const keys = former.signKey === '' ? [signKey] : [signKey, former.signKey]
  if (!keys.some((key) => timingSafeEqual(given, digest(request, key, header)))) fail('mismatch', 'BAD_SIGNATURE')
  return request.method === 'POST' ? { timestamp, vs: header('vs'), rememberUntil: now + REPLAY_MEMORY_MS } : null
}

const NOTHING: AuthResult = { caller: null, refusal: null }
const BEARER = /^Bearer +(\S+)$/i

/** A header that was sent twice equals no single value. */
const single = (value: string | string[] | undefined) => (Array.isArray(value) ? value.join() : value)

const bearerOf = (request: FastifyRequest) => {
  const header = request.headers.authorization
  if (header === undefined || header.trim() === '') return null
  return BEARER.exec(header)?.[1] ?? ''
}

async function bySessionCookie(gateway: GatewayContext, request: FastifyRequest) {
  const cookie = request.cookies[sessionCookieName(gateway.config.live)]
  const { origin, host } = request.headers
  const source = { site: single(request.headers['sec-fetch-site']), origin, host }
  if (cookie === undefined || !isSameOrigin(gateway.config, source)) return NOTHING
  const shown = { nonce: null, token: { tokenHash: hashToken(cookie), kind: 'session' as const } }
  const { token } = await gateway.checkCredentials(shown)
  return authenticate(token, gateway.clock.now())
}

/** Checks signature, replay and bearer token; the last two with one statement. */
async function byBearer(gateway: GatewayContext, call: CallDefinition, request: FastifyRequest) {
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
) {
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
