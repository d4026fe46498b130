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
import type { CallDefinition } from '@fanfare/contract/define-call.ts'
import { isSameSecret } from '@fanfare/kernel/same-secret.ts'
import type { GatewayContext } from '../context.ts'
import type { Staff } from '../access/ops-keys.ts'
import { DomainError } from '../util/domain-error.ts'
import { takeNameForProgram } from '../console/db/staff-names.ts'
import { opsDigest } from '@fanfare/kernel/ops/sign-ops.ts'
import { malformed } from './read-input.ts'

const TIMESTAMP_PATTERN = /^\d{10}$/
/** Letters of any script, digits, signs and the space: no control character, no line end. */
export const OPS_ACTOR_PATTERN = new RegExp(String.raw`^[\p{L}\p{M}\p{N}\p{P}\p{S} ]{1,${OPS_ACTOR_MAXIMUM}}$`, 'u')

type StaffCall = Pick<CallDefinition, 'roles' | 'isPersonal'>

/**
 * Contract §7 and §10: one of the live keys signed this request within the last 300 s of the machine's clock. The bare form
 * covers only the body, so it is accepted only where method and target change nothing.
 * @throws DomainError BAD_SIGNATURE with `data.reason`, MALFORMED for the actor, NOT_PERMITTED with ROLE
 */
export async function verifyOps(gateway: GatewayContext, request: FastifyRequest, call: StaffCall): Promise<Staff> {
  const key = signerOf(gateway, request, call)
  if (typeof key === 'string') {
    gateway.metrics.signatureFaults.inc({ reason: `ops_${lower(key)}` })
    throw new DomainError('BAD_SIGNATURE', { reason: key })
  }
  const isV2 = header(request, 'signature')?.startsWith(OPS_V2_PREFIX) === true
  const sent = actorOf(request, !key.isPerson && isV2 && (request.method !== 'GET' || call.isPersonal))
  if (key.isPerson && sent !== null && sent !== key.name)
    throw malformed('X-OPS-ACTOR', 'must be the name of the key, or absent')
  if (!call.roles.some((role) => key.roles.has(role))) throw new DomainError('NOT_PERMITTED', { reasonCode: 'ROLE' })
  if (!key.isPerson && sent !== null && !(await mayUseName(gateway, key.name, sent)))
    throw malformed('X-OPS-ACTOR', 'is a person with a key or sign-in of their own')
  return { name: key.isPerson ? key.name : sent, roles: key.roles, via: 'KEY', key: key.name }
}

/**
 * Whether a program may call itself so. Once there is a file of keys, the name of a person is for that person's own key or sign-in, and a name
 * that a program has used is kept for programs. Without a file each caller has the same key, so the name may be that of a person.
 */
const mayUseName = async ({ db, clock, opsKeys }: GatewayContext, key: string, name: string) =>
  !opsKeys.isIdentified || (!opsKeys.isPerson(name) && takeNameForProgram(db, { name, key, at: clock.now() }))

const lower = (fault: OpsSignatureFault) => fault.toLowerCase() as Lowercase<OpsSignatureFault>

const header = ({ headers }: FastifyRequest, name: keyof typeof OPS_HEADERS) => {
  const value = headers[OPS_HEADERS[name]]
  return typeof value === 'string' && value !== '' ? value : undefined
}

function signerOf({ clock, opsKeys }: GatewayContext, request: FastifyRequest, { isPersonal }: StaffCall) {
  const timestamp = header(request, 'timestamp')
  const signature = header(request, 'signature')
  if (timestamp === undefined || signature === undefined) return 'MISSING_HEADER'
  const age = Math.abs(clock.machineNow() / 1000 - Number(timestamp))
  if (!TIMESTAMP_PATTERN.test(timestamp) || age > OPS_TOLERANCE_S) return 'SKEW'
  const keyId = header(request, 'key')?.toLowerCase()
  if (keyId === undefined && opsKeys.isIdentified) return 'MISSING_HEADER'
  const keys = opsKeys.find(keyId, clock.machineNow())
  if (keys.length === 0) return 'UNKNOWN_KEY'
  const target = { method: request.method, target: request.raw.url ?? '' }
  const isV2 = signature.startsWith(OPS_V2_PREFIX)
  if (!isV2 && (isPersonal || !mayBeSignedBare(target))) return 'V2_NEEDED'
  const given = (isV2 ? signature.slice(OPS_V2_PREFIX.length) : signature).toLowerCase()
  const head = isV2 ? v2SignedHead(timestamp, target) : bareSignedHead(timestamp)
  const body = Buffer.isBuffer(request.body) ? request.body : ''
  return keys.find(({ secret }) => isSameSecret(given, opsDigest(secret, head, body))) ?? 'WRONG_SIGNATURE'
}

/** Node decodes headers as Latin-1, but clients send names beyond ASCII as UTF-8. */
function actorOf(request: FastifyRequest, isNeeded: boolean) {
  const sent = header(request, 'actor')
  if (sent === undefined && !isNeeded) return null
  const actor = sent === undefined ? '' : Buffer.from(sent, 'latin1').toString('utf8')
  if (!OPS_ACTOR_PATTERN.test(actor) || actor.includes('\uFFFD'))
    throw malformed('X-OPS-ACTOR', `must be 1 to ${OPS_ACTOR_MAXIMUM} printable characters`)
  return actor
}
