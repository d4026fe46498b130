import type { CaptchaChallenge } from '../../contract/session/captcha-challenge.ts'
import type { Digest } from './digest.ts'

export type Puzzle = Pick<CaptchaChallenge, 'challenge' | 'salt' | 'maxnumber'>

/** Digests asked for at once: WebCrypto answers later, and one at a time would mostly wait. */
const CHUNK = 500

/**
 * Finds the number whose SHA-256(salt + number) is the challenge, or null when there is none up to `maxnumber`.
 * Between chunks `breathe` lets a page that solves on its own thread go on.
 */
export async function solveChallenge(
  { challenge, salt, maxnumber }: Puzzle,
  digest: Digest,
  breathe: () => Promise<void> = () => Promise.resolve(),
): Promise<number | null> {
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
