import { acceptHosts } from '@fanfare/kernel/domains/accept-host.ts'
import type { DomainField, DomainList, DomainSettings } from '@fanfare/kernel/domains/domain-list.ts'
import { limited } from '../http/fetch-limits.ts'
import { openDomainList } from './open-domain-list.ts'

/** Apart from the chosen domains, which redux-persist keeps. */
const RECORD_KEY = 'fanfareDomainList'

/** The last accepted list; older ones are refused. Lists of another key have their own sequence. */
type AcceptedRecord = Pick<DomainList, 'seq' | 'expires'>

type RecordStorage = Pick<Storage, 'getItem' | 'setItem'>

/** Null where there is none, or storage is forbidden. */
export function readAccepted(storage: () => RecordStorage, { publicKey }: Pick<DomainSettings, 'publicKey'>) {
  try {
    const record = JSON.parse(storage().getItem(RECORD_KEY) ?? 'null') as Partial<
      AcceptedRecord & { publicKey: string }
    > | null
    if (record?.publicKey !== publicKey) return null
    const { seq, expires } = record
    return Number.isSafeInteger(seq) && Number.isSafeInteger(expires) ? (record as AcceptedRecord) : null
  } catch {
    return null
  }
}

function keepAccepted(
  storage: () => RecordStorage,
  { publicKey }: Pick<DomainSettings, 'publicKey'>,
  { seq, expires }: AcceptedRecord,
) {
  try {
    storage().setItem(RECORD_KEY, JSON.stringify({ publicKey, seq, expires }))
  } catch {
    // Without storage, a list is compared only with those of this page.
  }
}

/** Spec §9: the time-out of a request, ms. */
const LIST_TIMEOUT_MS = 10_000
/** Bytes of a list; 64 hosts take about 5,000. @assumed */
const LONGEST_LIST = 65_536

export interface ListEnvironment {
  settings: DomainSettings
  fetch: (url: string, init: RequestInit) => Promise<Response>
  /** ms since the epoch */
  now: () => number
  storage: () => RecordStorage
  /** One sentence for developers about a list or host that is left out. */
  report: (problem: string) => void
}

export interface FoundList {
  hosts: Record<DomainField, string[]>
  expires: number
}

async function readText(url: string, { fetch }: ListEnvironment) {
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

async function readList(url: string, environment: ListEnvironment): Promise<FoundList> {
  const { settings, storage, now, report } = environment
  const list = await openDomainList(await readText(url, environment), settings)
  if (list.expires <= now()) throw new Error('has expired')
  const last = readAccepted(storage, settings)
  if (last && list.seq < last.seq) throw new Error(`has sequence ${list.seq}, older than ${last.seq}`)
  const { accepted, refused } = acceptHosts(list, settings.suffixes)
  for (const host of refused) report(`domain list ${url}: ${host} is not below a suffix of the settings, left out`)
  if (Object.values(accepted).every((hosts) => hosts.length === 0)) throw new Error('names no host that may be used')
  keepAccepted(storage, settings, list)
  return { hosts: accepted, expires: list.expires }
}

/** Reads the lists in their order until one can be used (NET-1). Null: none can, and calls stay on the page's own origin. */
export async function findList(environment: ListEnvironment): Promise<FoundList | null> {
  for (const url of environment.settings.urls) {
    try {
      return await readList(url, environment)
    } catch (error) {
      environment.report(`domain list ${url}: ${(error as Error).message}, left out`)
    }
  }
  return null
}
