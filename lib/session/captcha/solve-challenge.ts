import type { CaptchaChallenge } from '@fanfare/contract/session/login.ts'

/** SHA-256 of a text as lower-case hex. */
type Digest = (text: string) => Promise<string> | string

const hex = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** WebCrypto's digest, or one in JavaScript where the page is not a secure context and has no WebCrypto. */
export async function loadDigest(): Promise<Digest> {
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle
  if (subtle) {
    const encoder = new TextEncoder()
    return async (text) => hex(await subtle.digest('SHA-256', encoder.encode(text)))
  }
  const { default: sha256 } = await import('crypto-js/sha256.js')
  return (text) => sha256(text).toString()
}

export type Puzzle = Pick<CaptchaChallenge, 'challenge' | 'salt' | 'maxnumber'>

/** Digests requested at once, because WebCrypto is asynchronous, and single ones would mostly wait. */
const CHUNK = 500

/**
 * Finds the number whose SHA-256(salt + number) is the challenge, or null when there is none up to `maxnumber`.
 * Between chunks `breathe` lets the page handle events.
 */
export async function solveChallenge(
  { challenge, salt, maxnumber }: Puzzle,
  digest: Digest,
  breathe: () => Promise<void> = () => Promise.resolve(),
) {
  for (let from = 0; from <= maxnumber; from += CHUNK) {
    const size = Math.min(CHUNK, maxnumber - from + 1)
    const digests = await Promise.all(
      Array.from({ length: size }, async (_, index) => digest(salt + String(from + index))),
    )
    const found = digests.indexOf(challenge)
    if (found !== -1) return from + found
    await breathe()
  }
  return null
}

/** The body's `captcha`: the Base64 of the solution's JSON (contract, captcha-challenge). */
export const captchaAnswer = ({ algorithm, challenge, salt, signature }: CaptchaChallenge, number: number) =>
  btoa(JSON.stringify({ algorithm, challenge, number, salt, signature }))

/** When the challenge ends, ms since the epoch, from the seconds in its salt; infinity without them. */
export function captchaExpiry({ salt }: Pick<CaptchaChallenge, 'salt'>) {
  const seconds = Number(new URLSearchParams(salt.slice(salt.indexOf('?') + 1)).get('expires') ?? Number.NaN)
  return Number.isFinite(seconds) ? seconds * 1000 : Number.POSITIVE_INFINITY
}
