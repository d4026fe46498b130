import { createHash, createHmac } from 'node:crypto'
import {
  OPS_HEADERS,
  OPS_KEY_ID_LENGTH,
  OPS_V2_PREFIX,
  v2SignedHead,
  type OpsTarget,
} from '@fanfare/contract/ops/ops-signature.ts'

/** HMAC-SHA256 of `head` and the raw body, lower-case hex. */
export const opsDigest = (secret: string, head: string, body: string | Buffer) =>
  createHmac('sha256', secret).update(head).update(body).digest('hex')

/** Identifies a key without revealing it: the first hex digits of its SHA-256. */
export const opsKeyId = (secret: string) =>
  createHash('sha256').update(secret).digest('hex').slice(0, OPS_KEY_ID_LENGTH)

interface OpsRequest extends OpsTarget {
  body?: string | Buffer
}

/** The headers of a call of `/ops/**` by signature v2 (contract §10). `now`: the machine's clock, ms. */
export function signOps(
  { body = '', ...target }: OpsRequest,
  { now, secret, actor }: { now: number; secret: string; actor: string },
) {
  const timestamp = String(Math.floor(now / 1000))
  return {
    [OPS_HEADERS.timestamp]: timestamp,
    [OPS_HEADERS.signature]: OPS_V2_PREFIX + opsDigest(secret, v2SignedHead(timestamp, target), body),
    [OPS_HEADERS.key]: opsKeyId(secret),
    [OPS_HEADERS.actor]: actor,
  }
}
