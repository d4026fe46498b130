import { jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose'
import { LogoutRefused } from './provider-faults.ts'

/** The session of a person that has ended at the provider: `sub`, `sid` or both. */
export type EndedSession = Awaited<ReturnType<typeof readLogoutToken>>

const EVENT = 'http://schemas.openid.net/event/backchannel-logout'
/** Signatures with a published key; keys that both sides know are not accepted. */
const ASYMMETRIC = /^(?:RS|PS|ES)(?:256|384|512)$|^EdDSA$|^Ed25519$/
/** `logout+jwt` is only recommended (Back-Channel Logout 1.0 §2.4), and older providers write `JWT`. */
const TYPES = new Set<unknown>([undefined, 'JWT', 'logout+jwt', 'application/logout+jwt'])
const TOLERANCE_S = 30
/** How long a used token is remembered. The provider sends it within seconds of the logout. */
const LONGEST_S = 600
const LONGEST_ID = 255

const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value)

function refuseUnless(isRight: boolean, reason: string): asserts isRight {
  if (!isRight) throw new LogoutRefused(reason)
}

/** An id of the provider; null when the claim is absent. */
function readId(claims: JWTPayload, name: string) {
  const value = claims[name]
  if (value === undefined) return null
  refuseUnless(typeof value === 'string' && value !== '' && value.length <= LONGEST_ID, `${name} is no id`)
  return value
}

interface Expected {
  issuer: string
  clientId: string
  keyOf: JWTVerifyGetKey
  /** The algorithms of the provider's id tokens; it signs its logout tokens with one of them. */
  algorithms: readonly string[]
}

async function verify(token: string, { issuer, clientId, keyOf, algorithms }: Expected) {
  try {
    return await jwtVerify(token, keyOf, {
      algorithms: algorithms.filter((algorithm) => ASYMMETRIC.test(algorithm)),
      issuer,
      audience: clientId,
      clockTolerance: TOLERANCE_S,
      maxTokenAge: LONGEST_S,
      requiredClaims: ['iat', 'exp', 'jti', 'events'],
    })
  } catch (error) {
    const { code = '', message } = error as { code?: string; message: string }
    // Network errors, and errors in the answer with the keys, have other codes.
    if (/^ERR_(?:JWT|JWS|JOSE_ALG|JOSE_NOT|JWKS_NO|JWKS_MULTIPLE)/.test(code))
      throw new LogoutRefused(message, { cause: error })
    throw error
  }
}

/**
 * All checks of OpenID Connect Back-Channel Logout 1.0 §2.6, except whether the token was used before.
 * @throws LogoutRefused
 */
export async function readLogoutToken(token: string, expected: Expected) {
  const { payload, protectedHeader } = await verify(token, expected)
  const { aud, azp, events, iat = 0 } = payload
  refuseUnless(TYPES.has(protectedHeader.typ), 'the type is not that of a logout token')
  const isShared = Array.isArray(aud) && aud.length !== 1
  refuseUnless(azp === undefined ? !isShared : azp === expected.clientId, 'the token is for another client, too')
  refuseUnless(isObject(events) && isObject((events as Record<string, unknown>)[EVENT]), 'the event is no logout')
  // An id token has a nonce, and must not count as a logout.
  refuseUnless(!Object.hasOwn(payload, 'nonce'), 'there is a nonce')
  const [subject, sid, id] = [readId(payload, 'sub'), readId(payload, 'sid'), readId(payload, 'jti')]
  refuseUnless(subject !== null || sid !== null, 'there is neither sub nor sid')
  refuseUnless(id !== null, 'there is no jti')
  return {
    subject,
    sid /** `jti`: the provider sends each token once. */,
    id /** When the token is refused for its age, ms. */,
    until: (iat + LONGEST_S + 2 * TOLERANCE_S) * 1000,
  }
}
