import type { CsvExport, Handler } from '#gateway/route.ts'
import { REFERRAL_COLUMNS } from '@fanfare/contract/agent/export-columns.ts'
import type { Referral, referralExport } from '@fanfare/contract/agent/referrals.ts'
import { readReferrals, findPage, type ReferralSort } from '#gateway/agents/db/agent-referral-list.ts'
import { describeReferral, openReferrals } from '../list-my-referrals.ts'
import { orderOf } from '../open-list.ts'
import { columnsOf, createLocalTime } from './csv-parts.ts'
import { batchesByPlace, chosenNames, listExport, PLACES_ROWS } from './list-export.ts'

const KINDS = {
  sum: ['volume', 'netDeposit', 'rebate', 'lifetimeVolume'],
  number: ['givesBack'],
  instant: ['registeredAt', 'verifiedAt', 'firstDepositAt', 'firstTradeAt', 'lastActiveAt'],
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
  const part = { ...orderOf<ReferralSort>(query.sort, '-registeredAt'), limit: PLACES_ROWS }
  const batches = batchesByPlace(
    (after) => findPage(gateway.db, filter, { ...part, after }),
    async (places) => (await readReferrals(gateway.db, filter, places)).map((row) => describeReferral(row, branch)),
  )
  const columns = columnsOf(
    chosenNames(REFERRAL_COLUMNS, query.columns),
    KINDS,
    { name: ({ maskedName }: Referral) => maskedName },
    createLocalTime(window.timeZone),
  )
  return listExport(gateway, caller, { name: 'referrals', campaignId: params.id, window, query, now, columns, batches })
}
