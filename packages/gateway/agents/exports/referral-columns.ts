import type { REFERRAL_COLUMNS } from '@fanfare/contract/agent/export-columns.ts'
import type { Referral } from '@fanfare/contract/agent/referral-list.ts'
import type { Column } from './csv-parts.ts'
import { createLocalTime } from './local-time.ts'

type ReferralColumns = { [Name in (typeof REFERRAL_COLUMNS)[number]]: Pick<Column<Referral>, 'text' | 'kind'> }

const text = (read: (referral: Referral) => string) => ({ text: read, kind: 'text' as const })
const sum = (read: (referral: Referral) => string) => ({ text: read, kind: 'sum' as const })

export function referralColumns(timeZone: string): ReferralColumns {
  const localTime = createLocalTime(timeZone)
  return {
    referralId: text(({ referralId }) => referralId),
    name: text(({ maskedName }) => maskedName),
    note: text(({ note }) => note ?? ''),
    tag: text(({ tag }) => tag ?? ''),
    upline: text(({ upline }) => upline ?? ''),
    isAgent: text(({ isAgent }) => String(isAgent)),
    source: text(({ source }) => source),
    vipCode: text(({ vipCode }) => vipCode),
    registeredAt: text(({ registeredAt }) => localTime(registeredAt)),
    verifiedAt: text(({ verifiedAt }) => localTime(verifiedAt)),
    firstDepositAt: text(({ firstDepositAt }) => localTime(firstDepositAt)),
    firstTradeAt: text(({ firstTradeAt }) => localTime(firstTradeAt)),
    lastActiveAt: text(({ lastActiveAt }) => localTime(lastActiveAt)),
    volume: sum(({ volume }) => volume.amount),
    netDeposit: sum(({ netDeposit }) => netDeposit.amount),
    rebate: sum(({ rebate }) => rebate?.amount ?? '0'),
    lifetimeVolume: sum(({ lifetimeVolume }) => lifetimeVolume?.amount ?? '0'),
    balance: text(({ balance }) => balance ?? ''),
    givesBack: { text: ({ givesBack }) => givesBack, kind: 'number' },
    status: text(({ status }) => status),
  }
}
