import type { FastifyRequest } from 'fastify'
import {
  bareSignedHead,
  mayBeSignedBare,
  OPS_ACTOR_MAXIMUM,
  OPS_HEADERS,
  OPS_TOLERANCE_S,
  OPS_V2_PREFIX,
  v2SignedHead,
  type OpsSignatureFault,
} from '@fanfare/contract/ops/ops-signature.ts'
import { isSameSecret } from '@fanfare/kernel/same-secret.ts'
import type { GatewayContext } from '../context.ts'
import { DomainError } from '../util/domain-error.ts'
import { opsDigest, opsKeyId } from '@fanfare/kernel/ops/sign-ops.ts'
import { malformed } from './read-input.ts'

const TIMESTAMP_PATTERN = /^\d{10}$/
/** Letters of any script, digits, signs and the space: no control character, no line end. */
const ACTOR_PATTERN = new RegExp(String.raw`^[\p{L}\p{M}\p{N}\p{P}\p{S} ]{1,${OPS_ACTOR_MAXIMUM}}$`, 'u')

/**
 * Contract §7 and §10: one of the live keys signed this request within the last 300 s of the machine's clock. The bare form
 * covers only the body, so it is accepted only where method and target change nothing.
 * @returns the caller's `X-OPS-ACTOR`; null if it is optional and missing
 * @throws DomainError BAD_SIGNATURE with `data.reason`, MALFORMED for the actor
 */
export function verifyOps(gateway: GatewayContext, request: FastifyRequest): string | null {
  const fault = faultOf(gateway, request)
  if (fault !== null) {
    gateway.metrics.signatureFaults.inc({ reason: `ops_${lower(fault)}` })
    throw new DomainError('BAD_SIGNATURE', { reason: fault })
  }
  const isV2 = header(request, 'signature')?.startsWith(OPS_V2_PREFIX) === true
  return actorOf(request, isV2 && request.method !== 'GET')
}

const lower = (fault: OpsSignatureFault) => fault.toLowerCase() as Lowercase<OpsSignatureFault>

const header = ({ headers }: FastifyRequest, name: keyof typeof OPS_HEADERS): string | undefined => {
  const value = headers[OPS_HEADERS[name]]
  return typeof value === 'string' && value !== '' ? value : undefined
}

function faultOf({ clock, config }: GatewayContext, request: FastifyRequest): OpsSignatureFault | null {
  const timestamp = header(request, 'timestamp')
  const signature = header(request, 'signature')
  if (timestamp === undefined || signature === undefined) return 'MISSING_HEADER'
  const age = Math.abs(clock.machineNow() / 1000 - Number(timestamp))
  if (!TIMESTAMP_PATTERN.test(timestamp) || age > OPS_TOLERANCE_S) return 'SKEW'
  const keyId = header(request, 'key')?.toLowerCase()
  const secrets = config.opsSecrets.filter((secret) => keyId === undefined || keyId === opsKeyId(secret))
  if (secrets.length === 0) return 'UNKNOWN_KEY'
  const target = { method: request.method, target: request.raw.url ?? '' }
  const isV2 = signature.startsWith(OPS_V2_PREFIX)
  if (!isV2 && !mayBeSignedBare(target)) return 'V2_NEEDED'
  const given = (isV2 ? signature.slice(OPS_V2_PREFIX.length) : signature).toLowerCase()
  const head = isV2 ? v2SignedHead(timestamp, target) : bareSignedHead(timestamp)
  const body = Buffer.isBuffer(request.body) ? request.body : ''
  const isSigned = secrets.some((secret) => isSameSecret(given, opsDigest(secret, head, body)))
  return isSigned ? null : 'WRONG_SIGNATURE'
}

/** Node decodes headers as Latin-1, but clients send names beyond ASCII as UTF-8. */
function actorOf(request: FastifyRequest, isNeeded: boolean): string | null {
  const sent = header(request, 'actor')
  if (sent === undefined && !isNeeded) return null
  const actor = sent === undefined ? '' : Buffer.from(sent, 'latin1').toString('utf8')
  if (!ACTOR_PATTERN.test(actor) || actor.includes('\uFFFD'))
    throw malformed('X-OPS-ACTOR', `must be 1 to ${OPS_ACTOR_MAXIMUM} printable characters`)
  return actor
}
