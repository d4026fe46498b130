import { timingSafeEqual } from 'node:crypto'

/**
 * Compares a secret, a bearer token or a signature in constant time. An empty `expected` matches nothing,
 * so that a setting without a value grants no access. Only the length can show in the time.
 */
export function isSameSecret(given: string | readonly string[] | null | undefined, expected: string): boolean {
  if (typeof given !== 'string') return false
  const [offered, wanted] = [Buffer.from(given), Buffer.from(expected)]
  return wanted.length > 0 && offered.length === wanted.length && timingSafeEqual(offered, wanted)
}
