import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Violation } from './audit/run-audit.ts'
import type { AdjustableClock } from './clock.ts'
import type { GatewayConfig } from './config.ts'
import type { Database } from './db/schema.ts'
import type { Keys } from './keys.ts'
import type { Metrics } from './telemetry/metrics.ts'
import type { RejectedEvents } from './rejected-events.ts'
import type { Cookie } from './plugins/cookies.ts'

/** What every use case is given; tests give their own clock, ids and random (DEV-3). */
export interface GatewayContext {
  db: Kysely<Database>
  clock: AdjustableClock
  config: GatewayConfig
  /** Kept in the database, the same for every instance; never logged. */
  keys: Keys
  /** A new id, URL-safe, unguessable where it must be. `prefix` names what it is: `u`, `act`, `rw`, `tr` … */
  newId: (prefix: string) => string
  /** Cryptographic random bytes. */
  randomBytes: (length: number) => Buffer
  log: Logger
  metrics: Metrics
  /** Platform events that were refused, to be read by operators. */
  rejectedEvents: RejectedEvents
  /** Of the last audit: nothing of the activities it names is granted until their ledger is whole again. */
  violations: readonly Violation[]
  /** Tells the worker that dirty users wait; never awaited by a request. */
  wakeWorker: () => void
  /** Tells the site that an activity changed, so that its pages are rendered anew; never awaited, never throws. */
  announceActivity: (activityId: string) => void
}

/** Who asks: from the bearer token; null for a visitor. */
export interface Caller {
  userId: string
  familyId: string
  /** Null for everybody who is no agent. */
  agentId: string | null
}

/** What a handler knows about the request beside its parsed input. */
export interface RequestContext {
  gateway: GatewayContext
  caller: Caller | null
  /** `X-OPS-ACTOR` of a signed call of `/ops/**` (contract §10); null when it was not sent. */
  operator: string | null
  /** UI language of the `language` header. */
  locale: string
  /** ISO 3166 country from the trusted header, null when unknown (contract §6). */
  country: string | null
  /** The client's address: IPv4, or the /64 of IPv6. */
  address: string
  /** A header as sent, by its lower-case name; undefined when absent or sent twice. */
  header: (name: string) => string | undefined
  cookies: Readonly<Record<string, string | undefined>>
  /** Adds `Set-Cookie` to the answer, also to a refusal. */
  setCookies: (cookies: readonly Cookie[]) => void
}
