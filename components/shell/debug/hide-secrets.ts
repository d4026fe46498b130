const SECRET_FIELD = /token|uid$|user_?id|email|mobile|phone|loginname|deviceid|address/i
const HIDDEN = 'hidden'
/** Shorter values are words like `en`, which would hide half of the text. */
const SHORTEST_SECRET = 4

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** The same data with `hidden` in place of each token and each field that names a person. */
export function hideFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(hideFields)
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      SECRET_FIELD.test(name) && inner !== null && inner !== undefined ? HIDDEN : hideFields(inner),
    ]),
  )
}

/** The texts of all fields that `hideFields` hides. */
export function secretsIn(value: unknown, isSecret = false): string[] {
  if (typeof value === 'string') return isSecret && value.length >= SHORTEST_SECRET ? [value] : []
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([name, inner]) => secretsIn(inner, isSecret || SECRET_FIELD.test(name)))
}

/** The longest first, because one secret may contain another. */
export const hideTexts = (text: string, secrets: readonly string[]): string =>
  [...new Set(secrets)]
    .toSorted((a, b) => b.length - a.length)
    .reduce((shown, secret) => shown.replaceAll(secret, HIDDEN), text)
