/** Characters of a link. @assumed */
const LONGEST_LINK = 2048

export interface AllowedHosts {
  /** Exact host names, in lower case. */
  hosts: readonly string[]
  /** Only on a developer's machine. */
  allowsHttp: boolean
}

/**
 * The address in a text, when it leads to one of the hosts; null for any other text. Without a scheme it gets `https://` (spec §5).
 * User names are refused, because they disguise the host.
 */
export function allowedLink(text: string, { hosts, allowsHttp }: AllowedHosts) {
  const given = text.trim()
  if (given.length > LONGEST_LINK || !/^[!-[\]-~]+$/.test(given)) return null
  const address = /^https?:\/\//i.test(given) ? given : `https://${given}`
  if (!URL.canParse(address)) return null
  const { protocol, hostname, username, password, href } = new URL(address)
  const isSafe = protocol === 'https:' || (allowsHttp && protocol === 'http:')
  return isSafe && !username && !password && hosts.includes(hostname) ? href : null
}
