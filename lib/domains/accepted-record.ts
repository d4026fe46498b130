import type { DomainList, DomainSettings } from '@fanfare/kernel/domains/domain-list.ts'

/** Beside the chosen domains, which redux-persist keeps. */
const RECORD_KEY = 'fanfareDomainList'

/** The last accepted list: an older one is refused. Lists of another key have a sequence of their own. */
type AcceptedRecord = Pick<DomainList, 'seq' | 'expires'>

export type RecordStorage = Pick<Storage, 'getItem' | 'setItem'>

/** Null where there is none, or storage is forbidden. */
export function readAccepted(
  storage: () => RecordStorage,
  { publicKey }: Pick<DomainSettings, 'publicKey'>,
): AcceptedRecord | null {
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

export function keepAccepted(
  storage: () => RecordStorage,
  { publicKey }: Pick<DomainSettings, 'publicKey'>,
  { seq, expires }: AcceptedRecord,
): void {
  try {
    storage().setItem(RECORD_KEY, JSON.stringify({ publicKey, seq, expires }))
  } catch {
    // Without storage a list is compared with those of this page alone.
  }
}
