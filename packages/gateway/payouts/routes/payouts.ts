import { bind, bindJsonOrCsv, type CsvExport, type RequestContext } from '#gateway/route.ts'
import Big from 'big.js'
import type { CallAnswer, CallRequest } from '@fanfare/contract/define-call.ts'
import {
  payoutReport,
  payouts as payoutsCall,
  reconcilePayouts,
  retryPayout,
  retryPayouts,
  solveDifference as solveCall,
  takePayouts,
} from '@fanfare/contract/staff/payouts.ts'
import { DAY_MS } from '@fanfare/kernel/time/durations.ts'
import { csvParts, type Column } from '#gateway/agents/exports/csv-parts.ts'
import type { Staff } from '#gateway/access/ops-keys.ts'
import { auditLook, auditStaff } from '#gateway/staff/audit-staff.ts'
import { pageOf, readCursor } from '#gateway/staff/page-cursor.ts'
import { bindChange, refuseOwnAccount, requireRevision, type StaffCommand } from '#gateway/staff/staff-change.ts'
import { malformed } from '../../http/read-input.ts'
import { toDecimal } from '../../util/decimal.ts'
import { DomainError, StateMoved } from '../../util/domain-error.ts'
import { listDifferences, solveDifference } from '../db/payout-differences.ts'
import {
  listPayouts,
  showPayouts,
  sumByAsset,
  sumPayouts,
  type PayoutPlace,
  type ShownPayout,
} from '../db/payout-lists.ts'
import { addToStatement, reconcile } from '../db/payout-statements.ts'
import { listFailed, lockPayouts, requestAgain, takeReady } from '../db/payouts.ts'
import { describePayout, payoutTime } from '../describe-payout.ts'
import { appendRequested } from '../start-payouts.ts'

const staffOf = ({ staff }: RequestContext): Staff => {
  if (staff === null) throw new Error('a call of the staff without its caller')
  return staff
}

/** A day of UTC, ms; until is exclusive. */
function dayBounds(day: string): { from: number; until: number } {
  const from = Date.parse(`${day}T00:00:00Z`)
  return { from, until: from + DAY_MS }
}

const DIFFERENCES_SHOWN = 100

/** GET /ops/v1/payouts. */
async function readPayouts(
  { query: { pageSize, cursor, day, overdue, ...rest } }: CallRequest<typeof payoutsCall>,
  context: RequestContext,
): Promise<CallAnswer<typeof payoutsCall>> {
  const { gateway } = context
  const { db, clock, config } = gateway
  const overdueBefore = clock.now() - payoutTime(config.staffPolicy)
  const filter = {
    ...rest,
    ...(day !== undefined && dayBounds(day)),
    ...(overdue === '1' && { overdueBefore }),
  }
  const sums = await sumPayouts(db, filter, overdueBefore)
  if (!staffOf(context).roles.has('risk')) return { items: [], next: null, total: null, sums, differences: [] }
  await auditLook(gateway, staffOf(context), {
    action: 'payouts.read',
    subject: rest.userId ?? 'payouts',
    more: { ...rest, day, overdue },
  })
  const place = readCursor(cursor)
  const before = place === null ? null : { requestedAt: Number(place[0]), payoutId: place[1] }
  const page = pageOf(await listPayouts(db, filter, { limit: pageSize + 1, before }), {
    pageSize,
    placeOf: ({ requestedAt, payoutId }) => [requestedAt, payoutId],
    itemOf: (row) => describePayout(row, config.staffPolicy),
  })
  const differences = await listDifferences(db, DIFFERENCES_SHOWN)
  return {
    ...page,
    total: sums.reduce((total, { count }) => total + count, 0),
    sums,
    differences: differences.map(({ eventId, payoutId, kind, at, detail }) => ({
      eventId,
      payoutId,
      kind,
      at,
      detail,
    })),
  }
}

/** POST /ops/v1/payouts/take: what was handed over is known by its key, also where the answer was lost. */
const TAKE_PAYOUTS: StaffCommand<typeof takePayouts> = {
  call: takePayouts,
  run: async (tx, gateway, { body: { maximum } }, order) => {
    const taken = gateway.config.payouts ? await takeReady(tx, { at: order.at, limit: maximum }) : []
    if (taken.length > 0)
      await order.audit({ action: 'payouts.taken', subject: 'payouts', after: { payouts: taken.length } })
    const rows = await showPayouts(
      tx,
      taken.map(({ payoutId }) => payoutId),
    )
    return { done: true, items: rows.map((row) => describePayout(row, gateway.config.staffPolicy)) }
  },
}

/** POST /ops/v1/payouts/{id}/retry. */
const RETRY_PAYOUT: StaffCommand<typeof retryPayout> = {
  call: retryPayout,
  run: async (tx, gateway, { params: { id }, body: { note }, ifMatch }, order) => {
    const payout = (await lockPayouts(tx, [id])).get(id)
    if (payout === undefined) throw new DomainError('NOT_FOUND')
    refuseOwnAccount(gateway, order, payout.userId)
    const { state, revision, attempt } = payout
    requireRevision(ifMatch, { revision, state })
    const again = await requestAgain(tx, [id], order.at)
    if (again.length === 0)
      throw new StateMoved('id', `the payout is ${state}, or its reward cannot be paid now`, { revision, state })
    await appendRequested(tx, again, order.at)
    await order.audit({
      action: 'payout.retried',
      subject: id,
      note,
      before: { state, attempt },
      after: { state: 'READY', attempt: attempt + 1 },
    })
    return { done: true, retried: 1 }
  },
}

/** POST /ops/v1/payouts/retry: one line of the audit log for each. */
const RETRY_PAYOUTS: StaffCommand<typeof retryPayouts> = {
  call: retryPayouts,
  run: async (tx, gateway, { body: { code, activityId, maximum, note } }, order) => {
    const own = gateway.config.staffPolicy.self[order.staff.name ?? '']
    const failed = await lockPayouts(tx, await listFailed(tx, { code, activityId, limit: maximum }))
    const ids = [...failed.values()].filter(({ userId }) => userId !== own).map(({ payoutId }) => payoutId)
    const again = await requestAgain(tx, ids, order.at)
    await appendRequested(tx, again, order.at)
    for (const { payoutId, attempt } of again)
      await order.audit({ action: 'payout.retried', subject: payoutId, note, reason: code, after: { attempt } })
    return { done: true, retried: again.length }
  },
}

/** POST /ops/v1/payouts/differences/{eventId}/solve. */
const SOLVE_DIFFERENCE: StaffCommand<typeof solveCall> = {
  call: solveCall,
  run: async (tx, _gateway, { params: { eventId }, body: { note } }, order) => {
    if (!(await solveDifference(tx, eventId, order.at))) throw new DomainError('NOT_FOUND')
    await order.audit({ action: 'payout.difference_solved', subject: eventId, note })
    return { done: true }
  },
}

/** POST /ops/v1/payouts/reconcile, in parts of one run. */
const RECONCILE_PAYOUTS: StaffCommand<typeof reconcilePayouts> = {
  call: reconcilePayouts,
  run: async (tx, _gateway, { query: { day }, body: { run, rows, last } }, order) => {
    const received = await addToStatement(tx, { run, day }, rows, order.at)
    if (!last) return { done: true, received, result: null }
    const result = await reconcile(tx, { run, day }, { ...dayBounds(day), at: order.at })
    await order.audit({
      action: 'payouts.reconciled',
      subject: day,
      more: { run, rows: received, matched: result.matched, ...result.counts },
    })
    return { done: true, received, result }
  },
}

const text = (name: string, of: (row: ShownPayout) => string | null): Column<ShownPayout> => ({
  name,
  text: (row) => of(row) ?? '',
  kind: 'text',
})
const instant = (name: string, of: (row: ShownPayout) => number | null) =>
  text(name, (row) => {
    const at = of(row)
    return at === null ? '' : new Date(at).toISOString()
  })

const COLUMNS: readonly Column<ShownPayout>[] = [
  text('payoutId', ({ payoutId }) => payoutId),
  text('rewardId', ({ rewardId }) => rewardId),
  text('userId', ({ userId }) => userId),
  text('activityId', ({ activityId }) => activityId),
  text('asset', ({ asset }) => asset),
  { name: 'amount', text: ({ amount }) => toDecimal(new Big(amount)), kind: 'number' },
  text('state', ({ state }) => state),
  { name: 'attempt', text: ({ attempt }) => String(attempt), kind: 'number' },
  instant('requestedAt', ({ requestedAt }) => requestedAt),
  instant('sentAt', ({ sentAt }) => sentAt),
  instant('settledAt', ({ settledAt }) => settledAt),
  text('reference', ({ reference }) => reference),
  text('code', ({ code }) => code),
]

const EXPORT_BATCH = 1000

/** GET /ops/v1/payouts/report?day as a file; its end is recorded with what has left the gateway. @throws DomainError 51030 */
async function exportReport(
  { query: { day } }: CallRequest<typeof payoutReport>,
  context: RequestContext,
): Promise<CsvExport> {
  const { gateway } = context
  const staff = staffOf(context)
  if (!staff.roles.has('risk')) throw new DomainError('NOT_PERMITTED', { reasonCode: 'ROLE' })
  async function* batches() {
    let before: PayoutPlace | null = null
    for (;;) {
      const rows: ShownPayout[] = await listPayouts(gateway.db, dayBounds(day), { limit: EXPORT_BATCH, before })
      if (rows.length > 0) yield rows
      before = rows.at(-1) ?? null
      if (rows.length < EXPORT_BATCH) return
    }
  }
  return {
    name: `payouts-${day}.csv`,
    about: [
      ['export', 'payouts'],
      ['day', day],
    ],
    parts: csvParts({
      columns: COLUMNS,
      batches: batches(),
      onEnd: ({ rows, digest }) =>
        auditStaff(
          gateway.db,
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
  bindChange(TAKE_PAYOUTS),
  bindChange(RETRY_PAYOUT),
  bindChange(RETRY_PAYOUTS),
  bindChange(SOLVE_DIFFERENCE),
  bindChange(RECONCILE_PAYOUTS),
]
