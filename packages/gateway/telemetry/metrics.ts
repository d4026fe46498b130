import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { OpsSignatureFault } from '@fanfare/contract/ops/ops-signature.ts'
import { platformEventSchema } from '@fanfare/contract/ops/platform-event.ts'
import { EVENT_REJECTIONS } from '@fanfare/contract/ops/send-events.ts'
import { GRANTED_CHANNEL, type GrantedAmount } from '../db/after-commit.ts'
import type { Connections, Db } from '../db/client.ts'
import { RETRY_CHANNEL } from '../db/transaction.ts'

export type SignatureFault =
  'missing' | 'malformed' | 'timestamp' | 'mismatch' | 'replay' | `ops_${Lowercase<OpsSignatureFault>}`

/** Assets with series of their own; the amounts of later ones have the label `other`, and cannot be added up. */
export const ASSETS_MAXIMUM = 100

const EVENT_TYPES: ReadonlySet<unknown> = new Set(
  platformEventSchema.def.options.flatMap(({ shape }) => shape.type.def.values),
)
/** The type of a platform event as a label: a refused event may have any text. */
export const eventTypeLabel = (type: unknown) => (EVENT_TYPES.has(type) ? String(type) : 'unknown')

/** Counts grants and sums their amounts, which become inexact numbers: the ledger has the exact ones. */
function countGrants(counter: (name: string, help: string, label: 'asset') => Counter<'asset'>) {
  const grants = counter('fanfare_grants_total', 'Rewards that this instance granted, by asset', 'asset')
  const amounts = counter(
    'fanfare_granted_amount_total',
    'Amounts of these rewards, by asset: inexact, for graphs; the ledger has the exact ones',
    'asset',
  )
  const known = new Set<string>()
  const onGrant = (message: unknown) => {
    const { asset, quantity } = message as GrantedAmount
    if (known.size < ASSETS_MAXIMUM) known.add(asset)
    const label = known.has(asset) ? asset : 'other'
    grants.inc({ asset: label })
    amounts.inc({ asset: label }, Number(quantity))
  }
  subscribe(GRANTED_CHANNEL, onGrant)
  return { stop: () => void unsubscribe(GRANTED_CHANNEL, onGrant) }
}

/** Later reads of a scrape are left out: Prometheus waits for 10 s. */
const SCRAPE_MS = 5_000

/**
 * Reads of one scrape, one after another on one connection, so that a scrape takes no connections from requests. Scrapes at the
 * same time share them.
 */
export function bundleReads(db: Connections) {
  const reads: ((one: Db) => Promise<unknown>)[] = []
  let running: Promise<readonly unknown[]> | null = null
  const readAll = async () => {
    const answers: unknown[] = []
    const until = performance.now() + SCRAPE_MS
    const onOne = async (one: Db) => {
      for (const read of reads)
        answers.push(performance.now() > until ? undefined : await read(one).catch(() => undefined))
    }
    await db
      .connection()
      .execute(onOne)
      .catch(() => undefined)
    return answers
  }
  /** @returns a function with the answer of a scrape; undefined when the database did not give it */
  return <Answer>(read: (one: Db) => Promise<Answer>) => {
    const at = reads.push(read) - 1
    return async () => {
      running ??= readAll().finally(() => (running = null))
      return (await running)[at] as Answer | undefined
    }
  }
}

/** Labels are bounded: route templates, codes and reasons, never a value that a client chose. */
export function createMetrics() {
  const registry = new Registry()
  const registers = [registry]
  const counter = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers })
  const gauge = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Gauge({ name, help, labelNames, registers })
  const retries = counter('fanfare_transaction_retries_total', 'Transactions run again, by SQLSTATE', 'state')
  const onRetry = (message: unknown) => retries.inc({ state: String(message) })
  subscribe(RETRY_CHANNEL, onRetry)
  const rejectedEvents = counter('fanfare_events_rejected_total', 'Platform events refused, by reason', 'reason')
  // An alert cannot see the first increase of a series that did not exist before.
  for (const reason of EVENT_REJECTIONS) rejectedEvents.inc({ reason }, 0)
  const reviewDecisions = counter(
    'fanfare_review_decisions_total',
    'Reviews decided by this instance, by the state that they got',
    'state',
  )
  for (const state of ['ACCEPTED', 'REFUSED', 'CLOSED']) reviewDecisions.inc({ state }, 0)
  const grants = countGrants(counter)
  return {
    registry,
    close: () => {
      unsubscribe(RETRY_CHANNEL, onRetry)
      grants.stop()
      registry.clear()
    },
    requests: new Histogram({
      name: 'fanfare_request_duration_seconds',
      help: 'Requests by route template and HTTP status',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.5, 1, 2.5, 10],
      registers,
    }),
    codes: counter('fanfare_answers_total', 'Answers by route template and code of the envelope', 'route', 'code'),
    signatureFaults: counter(
      'fanfare_signature_failures_total',
      'Refused signatures by reason; `replay` counts refused repetitions',
      'reason',
    ),
    unknownCountries: counter(
      'fanfare_unknown_countries_total',
      'Questions about an activity with excluded regions from an unknown country, by result: allow, deny',
      'result',
    ),
    replicaReads: counter(
      'fanfare_replica_reads_total',
      'Answers of reads that may be old, by the server that gave them: replica, or primary while the replica cannot',
      'server',
    ),
    rejectedEvents,
    events: counter(
      'fanfare_events_total',
      'Platform events by type (`unknown` for others) and result: accepted, duplicate, or the reason of the refusal',
      'type',
      'result',
    ),
    claims: counter(
      'fanfare_claims_total',
      'Claims by type of the activity (`unknown` without one) and code of the answer',
      'type',
      'code',
    ),
    refreshReuse: counter('fanfare_refresh_reuse_total', 'Sessions ended because an old refresh token came back'),
    limited: counter('fanfare_limiter_hits_total', 'Requests refused by the limiter, by bucket', 'scope'),
    sockets: gauge('fanfare_sockets', 'Open sockets of this instance, by kind', 'kind'),
    socketFrames: counter('fanfare_socket_frames_total', 'Frames of sockets, by direction (in, out)', 'direction'),
    socketCloses: counter(
      'fanfare_socket_closes_total',
      'Closed sockets by close code; `slow` counts clients that read too slowly',
      'code',
    ),
    liveEvents: counter(
      'fanfare_live_events_total',
      'Events that this instance received for its sockets, by source (redis, database)',
      'source',
    ),
    lookupGuessing: counter(
      'fanfare_lookup_guessing_total',
      'Look-ups of users by staff who found nobody twenty times in a row',
    ),
    webhookDeliveries: counter(
      'fanfare_webhook_deliveries_total',
      'Requests to endpoints of webhooks by result: delivered, failed (tried again later), dead',
      'endpoint',
      'result',
    ),
    mails: counter('fanfare_mails_total', 'Mails by result: sent, failed (tried again later), dropped', 'result'),
    reviewDecisions,
    /** Set by the watch of reviews. */
    lateReviews: gauge('fanfare_reviews_late', 'Reviews that wait for longer than policy promises; must be 0'),
    /** Set at the start, which publishes the files. */
    brokenFiles: gauge('fanfare_activity_files_broken', 'Activity files that were left out at the start; must be 0'),
    /** Set by the online auditor. */
    auditViolations: gauge('fanfare_audit_violations', 'Violations found by the last audit; must be 0'),
  }
}

export type Metrics = ReturnType<typeof createMetrics>
