import { Gauge } from 'prom-client'
import type { Pool } from 'pg'
import type { AdjustableClock } from '../clock.ts'
import { countOpenSettlements } from '../results/db/activity-settlements.ts'
import { listRunningBudgets, listRunningParticipants } from '../activities/db/budgets.ts'
import { oldestBackApplication } from '../activities/db/participations.ts'
import type { Connections, Db } from '../db/client.ts'
import type { Replica } from '../db/replica.ts'
import { readClockOffset } from '../db/clock-offset.ts'
import { listReviewQueues } from '../rewards/db/reviews.ts'
import { countFailedSchedules } from '../staff/db/activity-schedules.ts'
import { oldestProposal } from '../staff/db/proposals.ts'
import { oldestDueMail } from '../mails/db/mails.ts'
import { countDifferences } from '../payouts/db/payout-differences.ts'
import { listPayoutQueues } from '../payouts/db/payout-lists.ts'
import { lowestBudget, unbalancedAssets } from '../rewards/db/ledger.ts'
import { listReaders } from '../log/db/log-cursors.ts'
import { countWaitingReferrals } from '../rebates/db/rebate-queue.ts'
import { countToReevaluate } from '../evaluation/db/reevaluations.ts'
import { oldestUnsealed } from '../seals/db/seal-streams.ts'
import { countWaiting, oldestWaiting } from '../evaluation/db/evaluation-queue.ts'
import { SETTLEMENT_STEPS } from '../db/tables/settlement-report.ts'
import { VERSION } from '@fanfare/kernel/version.ts'
import type { GatewayConfig } from '../config.ts'
import { countDeliveries } from '../webhooks/db/webhook-endpoints.ts'
import { bundleReads, type Metrics } from './metrics.ts'

/** The value when the database does not answer: neither balanced nor broken. */
const UNKNOWN = -1

interface Sources {
  config: Pick<GatewayConfig, 'staffPolicy' | 'commitLabel'>
  db: Connections
  clock: AdjustableClock
  metrics: Pick<Metrics, 'registry'>
  replica: Replica | null
  lastWholeAudit: number | null
}

type Read<Answer> = (one: Db, now: number) => Promise<Answer>

/** An age is shown as seconds since then, and as 0 where there is none. */
const isAge = (name: string) => name.endsWith('_seconds')

/** Numbers and instants of the database, by the name of their gauge. */
const READS: Readonly<Record<string, readonly [help: string, read: Read<number | null>]>> = {
  fanfare_ledger_unbalanced_assets: ['Assets whose accounts do not sum to 0; must be 0', unbalancedAssets],
  fanfare_budget_lowest: ['The lowest balance of a budget or reservation; never below 0', lowestBudget],
  fanfare_users_waiting: ['Users with new facts or a time that has come, not evaluated yet', countWaiting],
  fanfare_referrals_waiting: [
    'Referrals of agents with new facts and without rebates of them yet',
    countWaitingReferrals,
  ],
  fanfare_participants_to_reevaluate: [
    'Participants of changed activities who have not been evaluated anew',
    countToReevaluate,
  ],
  fanfare_payout_differences: [
    'Words of the wallet that do not fit a payout, not solved yet; should be 0',
    countDifferences,
  ],
  fanfare_schedules_failed: ['Scheduled publications that were refused at their time', countFailedSchedules],
  fanfare_oldest_wait_seconds: ['How long the first of these users has waited', oldestWaiting],
  fanfare_mail_delay_seconds: ['How long the first mail that is due should have been sent', oldestDueMail],
  fanfare_win_back_oldest_seconds: [
    'How long the first win-back application has waited for an answer',
    oldestBackApplication,
  ],
  fanfare_proposals_oldest_seconds: ['How long the first change has waited for a second person', oldestProposal],
  fanfare_seal_lag_seconds: ['Age of the oldest transfer, event or audit line without a seal', oldestUnsealed],
}

/** Gauges whose labels and values are columns of one read. */
interface Family<Row> {
  read: Read<readonly Row[]>
  labels: Readonly<Record<string, keyof Row>>
  /** The values of its one label that are always shown: 0 without a row, unknown without an answer. */
  always?: readonly string[]
  gauges: Readonly<Record<string, readonly [help: string, column: keyof Row]>>
}

interface Scrape {
  registers: Metrics['registry'][]
  bundled: <Answer>(read: Read<Answer>) => () => Promise<Answer | undefined>
  secondsSince: (at: number | null) => number
}

const family =
  <Row>({ read, labels, always = [], gauges }: Family<Row>) =>
  ({ registers, bundled, secondsSince }: Scrape) => {
    const rowsNow = bundled(read)
    const labelNames = Object.keys(labels)
    const [label = ''] = labelNames
    for (const [name, [help, column]] of Object.entries(gauges))
      new Gauge({
        name,
        help,
        registers,
        labelNames,
        async collect() {
          const rows = await rowsNow()
          this.reset()
          for (const value of always) this.set({ [label]: value }, rows === undefined ? UNKNOWN : 0)
          for (const row of rows ?? []) {
            const own = Object.fromEntries(Object.entries(labels).map(([key, of]) => [key, String(row[of])]))
            const value = row[column] === null ? null : Number(row[column])
            if (always.length === 0 || always.includes(own[label] ?? ''))
              this.set(own, isAge(name) ? secondsSince(value) : (value ?? UNKNOWN))
          }
        },
      })
  }

const FAMILIES = [
  family({
    read: listRunningBudgets,
    labels: { activity: 'alias', asset: 'asset' },
    gauges: {
      fanfare_activity_budget_left: [
        'What is neither reserved nor granted of the budgets of running activities, inexact; the 200 with the smallest share left',
        'left',
      ],
      fanfare_activity_budget_limit: ['The limits of these budgets, inexact', 'limit'],
    },
  }),
  family({
    read: listRunningParticipants,
    labels: { activity: 'alias' },
    gauges: {
      fanfare_activity_participants: [
        'Users who have joined, by running activity; the 200 with the most',
        'participants',
      ],
    },
  }),
  family({
    read: listReaders,
    labels: { reader: 'reader' },
    gauges: {
      fanfare_log_lag_seconds: ['Age of the oldest entry of the log that a reader has not handled', 'since'],
      fanfare_log_lost_entries: ['Entries of the log deleted before a reader handled them; must be 0', 'lost'],
    },
  }),
  family({
    read: listReviewQueues,
    labels: { kind: 'kind' },
    always: ['FLAG', 'REVERSAL'],
    gauges: {
      fanfare_reviews_open: ['Rewards that wait for the decision of a person', 'count'],
      fanfare_review_oldest_seconds: ['How long the first of these has waited', 'oldestAt'],
    },
  }),
  family({
    read: (one) => listPayoutQueues(one),
    labels: { state: 'state' },
    always: ['READY', 'SENT', 'FAILED'],
    gauges: {
      fanfare_payouts: ['Payouts that are not settled, by state', 'count'],
      fanfare_payout_oldest_seconds: ['How long the first of these has waited', 'oldestAt'],
    },
  }),
  family({
    read: countOpenSettlements,
    labels: { step: 'step' },
    always: SETTLEMENT_STEPS.filter((step) => step !== 'settled'),
    gauges: {
      fanfare_settlements: [
        'Ended activities whose final result is due and not settled, by the step that is done next',
        'count',
      ],
    },
  }),
]

/** Gauges that are computed when /metrics is read. */
export function registerGauges(gateway: Sources, pool: Pool | null) {
  const { config, db, clock, metrics } = gateway
  const registers = [metrics.registry]
  const bundle = bundleReads(db)
  const bundled = <Answer>(read: Read<Answer>) => bundle((one) => read(one, clock.now()))
  const secondsSince = (at: number | null) => (at === null ? 0 : Math.max(0, (clock.now() - at) / 1000))
  const gauge = (name: string, help: string, read: () => number | Promise<number>) => {
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        this.set(await read())
      },
    })
  }

  if (pool !== null) {
    // Registered first, so that the scrape's own connection below is not taken when they are read.
    gauge('fanfare_pool_waiting', 'Requests that wait for a database connection', () => pool.waitingCount)
    gauge('fanfare_pool_connections', 'Open database connections', () => pool.totalCount)
    gauge('fanfare_pool_idle', 'Database connections that nobody uses', () => pool.idleCount)
  }
  new Gauge({
    name: 'fanfare_build_info',
    help: 'Always 1; the version and the commit are its labels',
    labelNames: ['version', 'commit'],
    registers,
  }).set({ version: VERSION, commit: config.commitLabel }, 1)
  const offset = bundled((one) => readClockOffset(one, clock))
  // Every number is a possible offset, so a database that does not answer gives none.
  gauge(
    'fanfare_clock_offset_seconds',
    'How far the clock of this machine is ahead of the database’s',
    async () => ((await offset()) ?? NaN) / 1000,
  )
  if (gateway.replica !== null) {
    const { lagMs } = gateway.replica
    gauge(
      'fanfare_replica_lag_seconds',
      'Rows of the replica are at most this old; up to 1 while nothing is behind',
      () => {
        const lag = lagMs()
        return lag === null ? UNKNOWN : lag / 1000
      },
    )
  }
  gauge(
    'fanfare_audit_age_seconds',
    'Time since the last audit that judged every rule; above 120 it degrades readiness',
    () => (gateway.lastWholeAudit === null ? UNKNOWN : (performance.now() - gateway.lastWholeAudit) / 1000),
  )
  for (const [name, [help, read]] of Object.entries(READS)) {
    const now = bundled(async (...given) => {
      const value = await read(...given)
      return isAge(name) ? secondsSince(value) : value
    })
    gauge(name, help, async () => (await now()) ?? UNKNOWN)
  }

  const scrape = { registers, bundled, secondsSince }
  for (const register of FAMILIES) register(scrape)
  const endpoints = config.staffPolicy.webhooks.map(({ id }) => id)
  family({
    read: async (one) => (endpoints.length === 0 ? [] : countDeliveries(one, endpoints)),
    labels: { endpoint: 'endpointId' },
    always: endpoints,
    gauges: {
      fanfare_webhook_waiting: ['Deliveries of webhooks that are not delivered yet', 'waiting'],
      fanfare_webhook_dead: ['Deliveries of webhooks whose tries have all failed', 'dead'],
      fanfare_webhook_lag_seconds: ['Age of the entry that waits the longest for its delivery', 'oldestAt'],
    },
  })(scrape)
  const settlements = bundled(countOpenSettlements)
  gauge(
    'fanfare_settlements_failing',
    'Of these, the activities whose settlement failed and is tried again',
    async () => (await settlements())?.reduce((sum, { failing }) => sum + failing, 0) ?? UNKNOWN,
  )
  gauge(
    'fanfare_settlement_delay_seconds',
    'How long the first of these activities should have been settled',
    async () => {
      const open = await settlements()
      if (open === undefined) return UNKNOWN
      return secondsSince(open.length === 0 ? null : Math.min(...open.map(({ finalAt }) => finalAt)))
    },
  )
}
