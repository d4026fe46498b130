import type { Handler } from '#gateway/route.ts'
import { REFERRAL_COLUMNS } from '@fanfare/contract/agent/export-columns.ts'
import type { Referral, referralExport } from '@fanfare/contract/agent/referrals.ts'
import { readReferrals, findPage, type ReferralSort } from '#gateway/agents/db/agent-referral-list.ts'
import { describeReferral, openReferrals } from '../open-referrals.ts'
import { orderOf } from '../open-list.ts'
import {
  aboutExport,
  filterText,
  recordExport,
  batchesByPlace,
  PLACES_ROWS,
  chosenColumns,
  csvParts,
  createLocalTime,
  type Column,
  type CsvExport,
} from './csv-parts.ts'

const text = (read: (referral: Referral) => string) => ({ text: read, kind: 'text' as const })
const sum = (read: (referral: Referral) => string) => ({ text: read, kind: 'sum' as const })

function referralColumns(timeZone: string): {
  [Name in (typeof REFERRAL_COLUMNS)[number]]: Pick<Column<Referral>, 'text' | 'kind'>
} {
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

/**
 * The referrals of a filter, by default newest first, masked as in the list.
 * @throws DomainError 51001, 51030, 40000 that names the field
 */
export const exportReferrals: Handler<typeof referralExport, CsvExport> = async (
  { params, query },
  { gateway, caller },
) => {
  const now = gateway.clock.now()
  const { branch, window, filter } = await openReferrals(gateway.db, caller, params.id, query, now)
  const days = `${window.days[0]}-${window.days.at(-1)}`
  const part = { ...orderOf<ReferralSort>(query.sort, '-registeredAt'), limit: PLACES_ROWS }
  const batches = batchesByPlace(
    async (after) =>
      (await findPage(gateway.db, filter, { ...part, after })).map((place) => ({
        ...place,
        cursor: { value: place.sorted, id: place.userId },
      })),
    (places) => readReferrals(gateway.db, filter, places),
  )
  async function* described(): AsyncGenerator<readonly Referral[], void, void> {
    for await (const rows of batches) yield rows.map((row) => describeReferral(row, branch))
  }
  return {
    name: `referrals-${days}.csv`,
    about: aboutExport('referrals', params.id, { window, query, now }),
    parts: csvParts({
      columns: chosenColumns(referralColumns(window.timeZone), REFERRAL_COLUMNS, query.columns),
      batches: described(),
      onEnd: recordExport(gateway, {
        userId: caller.userId,
        campaignId: params.id,
        export: 'referrals',
        days,
        filter: filterText(query),
      }),
    }),
  }
}
