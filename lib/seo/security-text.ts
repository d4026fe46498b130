const DAY_MS = 24 * 60 * 60 * 1000
/** RFC 9116 §2.5.5 recommends less than a year. */
const VALID_DAYS = 180

interface SecurityFacts {
  /** URIs: `mailto:`, `https:` or `tel:`, the preferred one first. */
  contacts: readonly string[]
  siteOrigin: string
  /** ms since the epoch */
  now: number
}

/**
 * `/.well-known/security.txt` (RFC 9116); null without a contact, which the RFC requires. `Expires` is a midnight (UTC), so that
 * the text and its ETag change only once a day.
 */
export function securityText({ contacts, siteOrigin, now }: SecurityFacts) {
  if (contacts.length === 0) return null
  const expires = new Date((Math.floor(now / DAY_MS) + VALID_DAYS) * DAY_MS)
  return [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${expires.toISOString()}`,
    `Canonical: ${siteOrigin}/.well-known/security.txt`,
    '',
  ].join('\n')
}
