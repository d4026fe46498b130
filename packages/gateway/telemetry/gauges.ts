import type { Kysely } from 'kysely'
import { Gauge } from 'prom-client'
import type { Pool } from 'pg'
import type { AdjustableClock } from '../clock.ts'
import { countOpenSettlements } from '../results/db/activity-settlements.ts'
import { listRunningBudgets, listRunningParticipants } from '../activities/db/budgets.ts'
import { oldestBackApplication } from '../activities/db/participations.ts'
import type { Db } from '../db/client.ts'
import type { Database } from '../db/schema.ts'
import type { Replica } from '../db/replica.ts'
import { readClockOffset } from '../db/clock-offset.ts'
import { listReviewQueues } from '../rewards/db/reviews.ts'
import { countFailedSchedules } from '../staff/db/activity-schedules.ts'
import { oldestProposal } from '../staff/db/proposals.ts'
import { oldestDueMail } from '../mails/db/mails.ts'
import { countDifferences } from '../payouts/db/payout-differences.ts'
import { listPayoutQueues } from '../payouts/db/payout-lists.ts'
import { lowestBudget, unbalancedAssets } from '../rewards/db/ledger-audit.ts'
import { listReaders, type ReaderState } from '../log/db/log-cursors.ts'
import { countWaitingReferrals } from '../rebates/db/rebate-queue.ts'
import { countToReevaluate } from '../evaluation/db/reevaluations.ts'
import { oldestUnsealed } from '../seals/db/seal-streams.ts'
import { countWaiting, oldestWaiting } from '../evaluation/db/evaluation-queue.ts'
import { SETTLEMENT_STEPS } from '../db/tables/settlement-report.ts'
import { VERSION } from '@fanfare/kernel/version.ts'
import type { GatewayConfig } from '../config.ts'
import { countDeliveries, type EndpointFigures } from '../webhooks/db/webhook-endpoints.ts'
import { bundleReads, type Metrics } from './metrics.ts'

/** The value when the database does not answer: neither balanced nor broken. */
const UNKNOWN = -1

interface Sources {
  config: Pick<GatewayConfig, 'staffPolicy' | 'commitLabel'>
  db: Kysely<Database>
  clock: AdjustableClock
  metrics: Pick<Metrics, 'registry'>
  replica: Replica | null
  lastWholeAudit: number | null
}

/** Gauges that are computed when /metrics is read. */
export function registerGauges(gateway: Sources, pool: Pool | null): void {
  const { config, db, clock, metrics } = gateway
  const registers = [metrics.registry]
  const bundled = bundleReads(db)
  const gauge = (name: string, help: string, read: () => number | Promise<number>): void => {
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
  /** A gauge of one read; unknown when the database does not answer. */
  const readGauge = (name: string, help: string, read: (one: Db) => Promise<number>): void => {
    const readNow = bundled(read)
    gauge(name, help, async () => (await readNow()) ?? UNKNOWN)
  }
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
  readGauge('fanfare_ledger_unbalanced_assets', 'Assets whose accounts do not sum to 0; must be 0', unbalancedAssets)
  readGauge('fanfare_budget_lowest', 'The lowest balance of a budget or reservation; never below 0', lowestBudget)
  const runningBudgets = bundled((one) => listRunningBudgets(one, clock.now()))
  const budgetGauge = (
    name: string,
    help: string,
    valueOf: (budget: { left: string; limit: string }) => string,
  ): void => {
    new Gauge({
      name,
      help,
      registers,
      labelNames: ['activity', 'asset'],
      async collect() {
        const budgets = (await runningBudgets()) ?? []
        this.reset()
        for (const { alias, asset, ...budget } of budgets) this.set({ activity: alias, asset }, Number(valueOf(budget)))
      },
    })
  }
  budgetGauge(
    'fanfare_activity_budget_left',
    'What is neither reserved nor granted of the budgets of running activities, inexact; the 200 with the smallest share left',
    ({ left }) => left,
  )
  budgetGauge('fanfare_activity_budget_limit', 'The limits of these budgets, inexact', ({ limit }) => limit)
  const runningParticipants = bundled((one) => listRunningParticipants(one, clock.now()))
  new Gauge({
    name: 'fanfare_activity_participants',
    help: 'Users who have joined, by running activity; the 200 with the most',
    registers,
    labelNames: ['activity'],
    async collect() {
      const activities = (await runningParticipants()) ?? []
      this.reset()
      for (const { alias, participants } of activities) this.set({ activity: alias }, participants)
    },
  })
  const secondsSince = (at: number | null): number => (at === null ? 0 : Math.max(0, (clock.now() - at) / 1000))
  const ageOf = async (since: Promise<number | null>): Promise<number> => secondsSince(await since)
  const readers = bundled(listReaders)
  const readerGauge = (name: string, help: string, valueOf: (state: ReaderState) => number): void => {
    new Gauge({
      name,
      help,
      registers,
      labelNames: ['reader'],
      async collect() {
        const states = (await readers()) ?? []
        this.reset()
        for (const state of states) this.set({ reader: state.reader }, valueOf(state))
      },
    })
  }
  readerGauge(
    'fanfare_log_lag_seconds',
    'Age of the oldest entry of the log that a reader has not handled',
    ({ since }) => secondsSince(since),
  )
  readerGauge(
    'fanfare_log_lost_entries',
    'Entries of the log deleted before a reader handled them; must be 0',
    ({ lost }) => lost,
  )
  readGauge('fanfare_users_waiting', 'Users with new facts or a time that has come, not evaluated yet', (one) =>
    countWaiting(one, clock.now()),
  )
  readGauge('fanfare_oldest_wait_seconds', 'How long the first of these users has waited', (one) =>
    ageOf(oldestWaiting(one, clock.now())),
  )
  readGauge('fanfare_referrals_waiting', 'Referrals of agents with new facts and without rebates of them yet', (one) =>
    countWaitingReferrals(one, clock.now()),
  )
  readGauge(
    'fanfare_participants_to_reevaluate',
    'Participants of changed activities who have not been evaluated anew',
    countToReevaluate,
  )
  const openSettlements = bundled((one) => countOpenSettlements(one, clock.now()))
  new Gauge({
    name: 'fanfare_settlements',
    help: 'Ended activities whose final result is due and not settled, by the step that is done next',
    labelNames: ['step'],
    registers,
    async collect() {
      const open = await openSettlements()
      for (const step of SETTLEMENT_STEPS)
        if (step !== 'settled')
          this.set({ step }, open === undefined ? UNKNOWN : (open.find((one) => one.step === step)?.count ?? 0))
    },
  })
  gauge(
    'fanfare_settlements_failing',
    'Of these, the activities whose settlement failed and is tried again',
    async () => (await openSettlements())?.reduce((sum, { failing }) => sum + failing, 0) ?? UNKNOWN,
  )
  gauge(
    'fanfare_settlement_delay_seconds',
    'How long the first of these activities should have been settled',
    async () => {
      const open = await openSettlements()
      if (open === undefined) return UNKNOWN
      return secondsSince(open.length === 0 ? null : Math.min(...open.map(({ finalAt }) => finalAt)))
    },
  )
  const reviewQueues = bundled(listReviewQueues)
  const reviewGauge = (name: string, help: string, valueOf: (queue: { count: number; oldestAt: number }) => number) =>
    new Gauge({
      name,
      help,
      registers,
      labelNames: ['kind'],
      async collect() {
        const queues = await reviewQueues()
        for (const kind of ['FLAG', 'REVERSAL'] as const) {
          const queue = queues?.find((one) => one.kind === kind)
          this.set({ kind }, queues === undefined ? UNKNOWN : queue === undefined ? 0 : valueOf(queue))
        }
      },
    })
  reviewGauge('fanfare_reviews_open', 'Rewards that wait for the decision of a person', ({ count }) => count)
  reviewGauge('fanfare_review_oldest_seconds', 'How long the first of these has waited', ({ oldestAt }) =>
    secondsSince(oldestAt),
  )
  const payoutQueues = bundled(listPayoutQueues)
  const payoutGauge = (name: string, help: string, valueOf: (queue: { count: number; oldestAt: number }) => number) =>
    new Gauge({
      name,
      help,
      registers,
      labelNames: ['state'],
      async collect() {
        const queues = await payoutQueues()
        for (const state of ['READY', 'SENT', 'FAILED'] as const) {
          const queue = queues?.find((one) => one.state === state)
          this.set({ state }, queues === undefined ? UNKNOWN : queue === undefined ? 0 : valueOf(queue))
        }
      },
    })
  payoutGauge('fanfare_payouts', 'Payouts that are not settled, by state', ({ count }) => count)
  payoutGauge('fanfare_payout_oldest_seconds', 'How long the first of these has waited', ({ oldestAt }) =>
    secondsSince(oldestAt),
  )
  readGauge(
    'fanfare_payout_differences',
    'Words of the wallet that do not fit a payout, not solved yet; should be 0',
    countDifferences,
  )
  readGauge('fanfare_mail_delay_seconds', 'How long the first mail that is due should have been sent', (one) =>
    ageOf(oldestDueMail(one, clock.now())),
  )
  readGauge(
    'fanfare_win_back_oldest_seconds',
    'How long the first win-back application has waited for an answer',
    (one) => ageOf(oldestBackApplication(one)),
  )
  readGauge('fanfare_proposals_oldest_seconds', 'How long the first change has waited for a second person', (one) =>
    ageOf(oldestProposal(one)),
  )
  readGauge('fanfare_schedules_failed', 'Scheduled publications that were refused at their time', countFailedSchedules)
  const endpointIds = gateway.config.staffPolicy.webhooks.map(({ id }) => id)
  const deliveries = bundled(async (one) => (endpointIds.length === 0 ? [] : countDeliveries(one, endpointIds)))
  const webhookGauge = (name: string, help: string, valueOf: (figures: EndpointFigures) => number) =>
    new Gauge({
      name,
      help,
      registers,
      labelNames: ['endpoint'],
      async collect() {
        const read = (await deliveries()) ?? []
        for (const endpoint of endpointIds) this.set({ endpoint }, UNKNOWN)
        for (const figures of read) this.set({ endpoint: figures.endpointId }, valueOf(figures))
      },
    })
  webhookGauge('fanfare_webhook_waiting', 'Deliveries of webhooks that are not delivered yet', ({ waiting }) => waiting)
  webhookGauge('fanfare_webhook_dead', 'Deliveries of webhooks whose tries have all failed', ({ dead }) => dead)
  webhookGauge('fanfare_webhook_lag_seconds', 'Age of the entry that waits the longest for its delivery', (figures) =>
    secondsSince(figures.oldestAt),
  )
  readGauge('fanfare_seal_lag_seconds', 'Age of the oldest transfer, event or audit line without a seal', (one) =>
    ageOf(oldestUnsealed(one)),
  )
  gauge(
    'fanfare_audit_age_seconds',
    'Time since the last audit that judged every rule; above 120 it degrades readiness',
    () => (gateway.lastWholeAudit === null ? UNKNOWN : (performance.now() - gateway.lastWholeAudit) / 1000),
  )
}
