import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { CodeName } from '@fanfare/contract/codes.ts'
import {
  REPLAY_MEMORY_MS,
  signedTarget,
  TIMESTAMP_PATTERN,
  TIMESTAMP_TOLERANCE_MS,
  VS_PATTERN,
} from '@fanfare/contract/signature.ts'
import type { GatewayContext } from '../context.ts'
import type { SignatureNoncesTable } from '../db/tables/accounts.ts'
import { DomainError } from '../util/domain-error.ts'
import type { SignatureFault } from '../telemetry/metrics.ts'

const SIGNATURE_PATTERN = /^[0-9a-f]{32}$/
/** `appVersion` and `terminalType`: the signed text contains them as sent. */
const LABEL_PATTERN = /^[\w.-]{1,32}$/
const HEADERS = ['x-timestamp', 'x-sig', 'vs', 'appversion', 'terminaltype'] as const

/** Signs the raw bytes, because decoding would change a body that is not UTF-8 (contract §2). */
function digest(request: FastifyRequest, key: string, header: (name: string) => string): Buffer {
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
export function refuseSignature(gateway: GatewayContext, reason: SignatureFault, codeName: CodeName): never {
  gateway.metrics.signatureFaults.inc({ reason })
  throw new DomainError(codeName)
}

/**
 * Contract §2 without the check for replay. The signature detects accidents and naive replay; it authorizes nothing.
 * @returns the nonce that a POST must be the first to use; null for a GET
 * @throws DomainError BAD_SIGNATURE (missing or wrong), BAD_TIMESTAMP (skew)
 */
export function verifySignature(gateway: GatewayContext, request: FastifyRequest): SignatureNoncesTable | null {
  const fail = (reason: SignatureFault, codeName: CodeName): never => refuseSignature(gateway, reason, codeName)
  const header = (name: string): string => {
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
