import { bind, bindJsonOrCsv, type CsvExport, type Handler } from '#gateway/route.ts'
import {
  payoutReport,
  payouts as payoutsCall,
  reconcilePayouts,
  solveDifference as solveCall,
  takePayouts,
} from '@fanfare/contract/staff/payouts.ts'
import { DAY_MS } from '@fanfare/kernel/time/durations.ts'
import { batchesOf } from '#gateway/db/batches.ts'
import { BATCH_ROWS, columnsOf, csvParts } from '#gateway/agents/exports/csv-parts.ts'
import { auditLook, auditStaff } from '#gateway/staff/audit-staff.ts'
import { pageOf, partOf } from '#gateway/staff/page-cursor.ts'
import { hashedText } from '#gateway/audit/without-addresses.ts'
import type { GatewayContext } from '../../context.ts'
import { bindChange } from '#gateway/staff/staff-change.ts'
import { staffCommand } from '#gateway/staff/staff-command.ts'
import { malformed } from '../../http/read-input.ts'
import { toDecimal } from '../../util/decimal.ts'
import { DomainError } from '../../util/domain-error.ts'
import { listDifferences, solveDifference } from '../db/payout-differences.ts'
import { listPayouts, showPayouts, sumByAsset, sumPayouts, type ShownPayout } from '../db/payout-lists.ts'
import { addToStatement, reconcile } from '../db/payout-statements.ts'
import { takeReady } from '../db/payouts.ts'
import { describePayout, payoutTime } from '../describe-payout.ts'

/** A day of UTC, ms; until is exclusive. */
function dayBounds(day: string) {
  const from = Date.parse(`${day}T00:00:00Z`)
  return { from, until: from + DAY_MS }
}

/** What was typed as an id and names nothing may be the name of a person: the log has its hash. */
function typedIds<Filter extends { payoutId?: string; activityId?: string; userId?: string }>(
  { keys }: GatewayContext,
  filter: Filter,
): Filter {
  const { payoutId, activityId, userId } = filter
  const hashed = Object.entries({ payoutId, activityId, userId }).map(([name, typed]): [string, string | undefined] => [
    name,
    typed === undefined ? undefined : hashedText(keys, typed),
  ])
  return { ...filter, ...Object.fromEntries(hashed) }
}

const DIFFERENCES_SHOWN = 100

/** GET /ops/v1/payouts. */
const readPayouts: Handler<typeof payoutsCall> = async (
  { query: { pageSize, cursor, day, overdue, ...rest } },
  { gateway, staff },
) => {
  const { db, clock, config } = gateway
  const overdueBefore = clock.now() - payoutTime(config.staffPolicy)
  const filter = {
    ...rest,
    ...(day !== undefined && dayBounds(day)),
    ...(overdue === '1' && { overdueBefore }),
  }
  const sums = await sumPayouts(db, filter, overdueBefore)
  if (!staff.roles.has('risk')) return { items: [], next: null, total: null, sums, differences: [] }
  await auditLook(gateway, staff, {
    action: 'payouts.read',
    subject: sums.length > 0 && rest.userId !== undefined ? rest.userId : 'payouts',
    more: { ...(sums.length > 0 ? rest : typedIds(gateway, rest)), day, overdue },
  })
  const { limit, before: place } = partOf({ pageSize, cursor })
  const before = place && { requestedAt: place.at, payoutId: place.id }
  const rows = await listPayouts(db, filter, { limit, before })
  const items = rows.map((row) => describePayout(row, config.staffPolicy))
  return {
    ...pageOf(items, { limit }, ({ requestedAt, payoutId }) => [requestedAt, payoutId]),
    total: sums.reduce((total, { count }) => total + count, 0),
    sums,
    differences: await listDifferences(db, DIFFERENCES_SHOWN),
  }
}

/** POST /ops/v1/payouts/take: the key identifies what was handed over, even if the answer was lost. */
const TAKE_PAYOUTS = staffCommand(takePayouts, async (tx, gateway, { body: { maximum } }, order) => {
  const taken = gateway.config.payouts ? await takeReady(tx, { at: order.at, limit: maximum }) : []
  if (taken.length > 0)
    await order.audit({ action: 'payouts.taken', subject: 'payouts', after: { payouts: taken.length } })
  const rows = await showPayouts(tx, taken)
  return { items: rows.map((row) => describePayout(row, gateway.config.staffPolicy)) }
})

/** POST /ops/v1/payouts/differences/{eventId}/solve. */
const SOLVE_DIFFERENCE = staffCommand(
  solveCall,
  async (tx, _gateway, { params: { eventId }, body: { note } }, order) => {
    if (!(await solveDifference(tx, eventId, order.at))) throw new DomainError('NOT_FOUND')
    await order.audit({ action: 'payout.difference_solved', subject: eventId, note })
    return {}
  },
)

/** POST /ops/v1/payouts/reconcile, in parts of one run. */
const RECONCILE_PAYOUTS = staffCommand(
  reconcilePayouts,
  async (tx, _gateway, { query: { day }, body: { run, rows, last } }, order) => {
    const received = await addToStatement(tx, { run, day }, rows, order.at)
    if (!last) return { received, result: null }
    const result = await reconcile(tx, { run, day }, { ...dayBounds(day), at: order.at })
    await order.audit({
      action: 'payouts.reconciled',
      subject: day,
      more: { run, rows: received, matched: result.matched, ...result.counts },
    })
    return { received, result }
  },
)

const COLUMNS = columnsOf(
  [
    'payoutId',
    'rewardId',
    'userId',
    'activityId',
    'asset',
    'amount',
    'state',
    'attempt',
    'requestedAt',
    'sentAt',
    'settledAt',
    'reference',
    'code',
  ],
  { number: ['amount', 'attempt'], instant: ['requestedAt', 'sentAt', 'settledAt'] },
  { amount: ({ amount }: ShownPayout) => toDecimal(amount) },
  (at) => new Date(at).toISOString(),
)

/** GET /ops/v1/payouts/report?day as a file; its end is recorded with what has left the gateway. @throws DomainError 51030 */
const exportReport: Handler<typeof payoutReport, CsvExport> = async ({ query: { day } }, { gateway, staff }) => {
  if (!staff.roles.has('risk')) throw new DomainError('NOT_PERMITTED', { reasonCode: 'ROLE' })
  return {
    name: `payouts-${day}.csv`,
    about: [
      ['export', 'payouts'],
      ['day', day],
    ],
    parts: csvParts({
      columns: COLUMNS,
      batches: batchesOf<ShownPayout>(
        (last) => listPayouts(gateway.db, dayBounds(day), { limit: BATCH_ROWS, before: last ?? null }),
        BATCH_ROWS,
      ),
      onEnd: ({ rows, digest }) =>
        auditStaff(
          gateway.db,
          gateway,
          staff,
          { action: 'payouts.exported', subject: day, more: { rows, digest: digest?.toString('hex') ?? null } },
          gateway.clock.now(),
        ),
    }),
  }
}

export const payoutRoutes = [
  bind(payoutsCall, readPayouts),
  bindJsonOrCsv(payoutReport, {
    json: async ({ query: { day } }, { gateway }) => {
      if (dayBounds(day).from > gateway.clock.now()) throw malformed('day', 'has not begun')
      return { day, sums: await sumByAsset(gateway.db, dayBounds(day)) }
    },
    csv: exportReport,
  }),
  ...[TAKE_PAYOUTS, SOLVE_DIFFERENCE, RECONCILE_PAYOUTS].map(bindChange),
]
