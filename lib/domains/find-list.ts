import { acceptHosts } from '@fanfare/kernel/domains/accept-host.ts'
import type { DomainField, DomainList, DomainSettings } from '@fanfare/kernel/domains/domain-list.ts'
import { limited } from '../http/fetch-limits.ts'
import { readStoredJson, writeStored } from '../stored.ts'
import { openDomainList } from './open-domain-list.ts'

/** Apart from the chosen domains, which redux-persist keeps. */
const RECORD_KEY = 'fanfareDomainList'

/** The last accepted list; older ones are refused. Lists of another key have their own sequence. */
type AcceptedRecord = Pick<DomainList, 'seq' | 'expires'>

/** Null where there is none. */
export function readAccepted({ publicKey }: Pick<DomainSettings, 'publicKey'>) {
  const record = readStoredJson(RECORD_KEY) as Partial<AcceptedRecord & { publicKey: string }> | null
  if (record?.publicKey !== publicKey) return null
  const { seq, expires } = record
  return Number.isSafeInteger(seq) && Number.isSafeInteger(expires) ? (record as AcceptedRecord) : null
}

/** Spec §9: the time-out of a request, ms. */
const LIST_TIMEOUT_MS = 10_000
/** Bytes of a list; 64 hosts take about 5,000. @assumed */
const LONGEST_LIST = 65_536

export interface FoundList {
  hosts: Record<DomainField, string[]>
  expires: number
}

async function readText(url: string) {
  const response = await fetch(url, {
    cache: 'no-cache',
    credentials: 'omit',
    // The settings name the file itself. A redirect could make the reader's browser request any address.
    redirect: 'error',
    signal: AbortSignal.timeout(LIST_TIMEOUT_MS),
  }).catch(() => null)
  if (!response?.ok) throw new Error(`answered ${response?.status ?? 'nothing'}`)
  // An endless answer of an attacker costs the page neither memory nor time.
  return limited(response, LONGEST_LIST).text()
}

async function readList(url: string, settings: DomainSettings, now: number): Promise<FoundList> {
  const list = await openDomainList(await readText(url), settings)
  const { seq, expires } = list
  if (expires <= now) throw new Error('has expired')
  const last = readAccepted(settings)
  if (last && seq < last.seq) throw new Error(`has sequence ${seq}, older than ${last.seq}`)
  const { accepted, refused } = acceptHosts(list, settings.suffixes)
  for (const host of refused)
    console.warn(`domain list ${url}: ${host} is not below a suffix of the settings, left out`)
  if (Object.values(accepted).every((hosts) => hosts.length === 0)) throw new Error('names no host that may be used')
  // Without storage, a list is compared only with those of this page.
  writeStored(RECORD_KEY, JSON.stringify({ publicKey: settings.publicKey, seq, expires }))
  return { hosts: accepted, expires }
}

/**
 * Reads the lists in their order until one can be used (NET-1). Null: none can, and calls stay on the page's own origin. `now`: ms since
 * the epoch.
 */
export async function findList(settings: DomainSettings, now: () => number): Promise<FoundList | null> {
  for (const url of settings.urls) {
    try {
      return await readList(url, settings, now())
    } catch (error) {
      console.warn(`domain list ${url}: ${(error as Error).message}, left out`)
    }
  }
  return null
}
