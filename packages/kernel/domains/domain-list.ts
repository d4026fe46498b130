/** The field of a list with the hosts for each field of systemInfo (NET-1). */
export const LIST_FIELDS = {
  apiDomain: 'api',
  apiLegacyDomain: 'apiLegacy',
  wsDomain: 'ws',
  wsLegacyDomain: 'wsLegacy',
} as const

export type DomainField = keyof typeof LIST_FIELDS
type ListField = (typeof LIST_FIELDS)[DomainField]

export const DOMAIN_FIELDS = Object.keys(LIST_FIELDS) as DomainField[]

/** The chosen host of each kind as `https://host` or `wss://host`; empty: none. */
export type ChosenDomains = Record<DomainField, string>

/** A decrypted list (contract §8). `seq` rises with every list, `expires` is ms since the epoch. */
export type DomainList = Record<ListField, string[]> & { seq: number; expires: number }

/** The settings of domain lists as a page has them. */
export interface DomainSettings {
  /** Tried in this order. */
  urls: string[]
  /** The passphrase of the lists. It is in every page, so it proves nothing. */
  key: string
  /** The raw Ed25519 key, Base64. */
  publicKey: string
  suffixes: string[]
}

/** The most hosts of one kind: each of them is probed. @assumed */
const MOST_HOSTS = 16

const isWholeNumber = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0
const isHosts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length <= MOST_HOSTS && value.every((host) => typeof host === 'string')

/** Reads the JSON of a list, without zod, which a page may not have loaded. @throws Error that names the field */
export function parseDomainList(json: string): DomainList {
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch {
    throw new Error('is not JSON')
  }
  const fields = (value ?? {}) as Record<string, unknown>
  const { seq, expires } = fields
  if (!isWholeNumber(seq)) throw new Error('seq must be a whole number')
  if (!isWholeNumber(expires)) throw new Error('expires must be a time in ms')
  const hostsOf = (name: ListField) => {
    const hosts = fields[name]
    if (!isHosts(hosts)) throw new Error(`${name} must be a list of at most ${MOST_HOSTS} hosts`)
    return hosts
  }
  return {
    seq,
    expires,
    api: hostsOf('api'),
    apiLegacy: hostsOf('apiLegacy'),
    ws: hostsOf('ws'),
    wsLegacy: hostsOf('wsLegacy'),
  }
}
