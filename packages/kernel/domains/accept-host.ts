import { type ChosenDomains, DOMAIN_FIELDS, type DomainField, type DomainList, LIST_FIELDS } from './domain-list.ts'

/** Suffixes of a developer's machine, which a live deployment refuses: their hosts have any port and no TLS. */
export const LOOPBACK_SUFFIXES: readonly string[] = ['localhost', '127.0.0.1']

/**
 * Whether calls may go to this host of a list (D-2): `https:` or `wss:` on the default port, below one of the suffixes, and
 * written as a browser writes its origin, which has no user info, path, default port, capitals or letters outside ASCII.
 */
export function acceptHost(text: string, field: DomainField, suffixes: readonly string[]) {
  if (!URL.canParse(text)) return false
  const { origin, protocol, hostname, port } = new URL(text)
  if (origin !== text) return false
  const [secure, plain] = field.startsWith('ws') ? ['wss:', 'ws:'] : ['https:', 'http:']
  return suffixes.some((suffix) =>
    LOOPBACK_SUFFIXES.includes(suffix)
      ? protocol === plain && hostname === suffix
      : protocol === secure && port === '' && hostname.endsWith(`.${suffix}`),
  )
}

/** Sorts the hosts of a list; a host that is named twice counts once. */
export function acceptHosts(list: DomainList, suffixes: readonly string[]) {
  const refused: string[] = []
  const hostsOf = (field: DomainField) =>
    [...new Set(list[LIST_FIELDS[field]])].filter((host) => {
      const isAccepted = acceptHost(host, field, suffixes)
      if (!isAccepted) refused.push(host)
      return isAccepted
    })
  const accepted = Object.fromEntries(DOMAIN_FIELDS.map((field) => [field, hostsOf(field)])) as Record<
    DomainField,
    string[]
  >
  return { accepted, refused }
}

/** Empties the stored hosts that the settings no longer accept. */
export const acceptStored = (stored: ChosenDomains, suffixes: readonly string[]) =>
  Object.fromEntries(
    DOMAIN_FIELDS.map((field) => [field, acceptHost(stored[field], field, suffixes) ? stored[field] : '']),
  ) as ChosenDomains
