import { timingSafeEqual } from 'node:crypto'

/**
 * Compares a secret, a bearer token or a signature with one expected value, or with the present and the former one, in constant time.
 * An empty expected value matches nothing, so that a setting without a value grants no access. Only the length can show in the time.
 */
export function isSameSecret(given: string | readonly string[] | null | undefined, ...expected: string[]) {
  if (typeof given !== 'string') return false
  const offered = Buffer.from(given)
  return expected
    .map((secret) => Buffer.from(secret))
    .some((wanted) => wanted.length > 0 && offered.length === wanted.length && timingSafeEqual(offered, wanted))
}

/** Whether the header `Authorization` has one of these tokens. */
export const isBearer = (authorization: string | undefined, ...tokens: string[]) =>
  isSameSecret(/^Bearer (.*)$/.exec(authorization ?? '')?.[1], ...tokens)
