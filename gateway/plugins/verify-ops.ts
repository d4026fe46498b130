import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { GatewayContext } from '../context.ts'
import { DomainError } from '../domain/domain-error.ts'

const TOLERANCE_S = 300
const TIMESTAMP_PATTERN = /^\d{10}$/
const SIGNATURE_PATTERN = /^[0-9a-f]{64}$/i

/**
 * Contract §7: HMAC-SHA256 of `timestamp.rawBody` by one of the live keys, judged by the machine's clock.
 * @throws DomainError BAD_SIGNATURE
 */
export function verifyOps(gateway: GatewayContext, request: FastifyRequest): void {
  const timestamp = request.headers['x-ops-timestamp']
  const signature = request.headers['x-ops-signature']
  const holds =
    typeof timestamp === 'string' &&
    typeof signature === 'string' &&
    TIMESTAMP_PATTERN.test(timestamp) &&
    SIGNATURE_PATTERN.test(signature) &&
    Math.abs(gateway.clock.machineNow() / 1000 - Number(timestamp)) <= TOLERANCE_S &&
    isSigned(gateway.config.opsSecrets, timestamp, request.body, Buffer.from(signature, 'hex'))
  if (holds) return
  gateway.metrics.signatureFaults.inc({ reason: 'ops' })
  throw new DomainError('BAD_SIGNATURE')
}

function isSigned(secrets: readonly string[], timestamp: string, body: unknown, given: Buffer): boolean {
  const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
  return secrets.some((secret) => {
    const expected = createHmac('sha256', secret).update(`${timestamp}.`).update(bytes).digest()
    return timingSafeEqual(expected, given)
  })
}
