/** Contract §7, §10. @assumed `X-OPS-KEY`, which the contract does not name: the answer UNKNOWN_KEY needs it */
export const OPS_HEADERS = {
  /** s since the epoch on the machine's clock. */
  timestamp: 'x-ops-timestamp',
  signature: 'x-ops-signature',
  /** Optional: the first 8 hex digits of the SHA-256 of the key that signed. */
  key: 'x-ops-key',
  /** The person or program behind the request, for the audit log. */
  actor: 'x-ops-actor',
} as const

/** A timestamp further from the machine's clock is refused, in s. */
export const OPS_TOLERANCE_S = 300
export const OPS_KEY_ID_LENGTH = 8
export const OPS_ACTOR_MAXIMUM = 64
export const OPS_V2_PREFIX = 'v2='

/** Why a signature of `/ops/**` was refused: `data.reason` beside the code 40001. @assumed the words */
export const OPS_SIGNATURE_FAULTS = ['MISSING_HEADER', 'SKEW', 'UNKNOWN_KEY', 'V2_NEEDED', 'WRONG_SIGNATURE'] as const
export type OpsSignatureFault = (typeof OPS_SIGNATURE_FAULTS)[number]

/** A method and its path and query exactly as sent. */
export interface OpsTarget {
  method: string
  target: string
}

const BARE_POSTS: ReadonlySet<string> = new Set(['/ops/v1/events', '/ops/v1/clock'])

/** Whether the signature of contract §7, which covers neither method nor target, is still accepted for this request. */
export const mayBeSignedBare = ({ method, target }: OpsTarget) =>
  !target.includes('?') && (method === 'GET' || (method === 'POST' && BARE_POSTS.has(target)))

/** The text before the raw body: the HMAC-SHA256 of both, in hex, is the signature. */
export const bareSignedHead = (timestamp: string) => `${timestamp}.`
export const v2SignedHead = (timestamp: string, { method, target }: OpsTarget) => `${timestamp}.${method}.${target}.`
