import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Violation } from './audit/run-audit.ts'
import type { AdjustableClock } from './clock.ts'
import type { GatewayConfig } from './config.ts'
import type { ActivityRepository } from './activities/db/activity-repository.ts'
import type { GrantClaim } from './rewards/db/claims.ts'
import type { CheckCredentials } from './accounts/db/credentials.ts'
import type { LogSignals } from './log/db/log-signals.ts'
import type { Replica } from './db/replica.ts'
import type { Database } from './db/schema.ts'
import type { Geetest } from './geetest.ts'
import type { Keys } from './keys.ts'
import type { OidcClient } from './oidc/oidc-client.ts'
import type { RedisServices } from './redis/redis-services.ts'
import type { RejectedEvents } from './rejected-events.ts'
import type { Metrics } from './telemetry/metrics.ts'
import type { OpsKeys } from './access/ops-keys.ts'
import type { WebhookSecrets } from './access/webhook-secrets.ts'
import type { Slots } from './util/slots.ts'

/** The parts that are bound to one database. */
export interface DatabaseParts {
  db: Kysely<Database>
  /** Batches the claims of the same moment. */
  grantClaim: GrantClaim
  /** Batches the nonces and tokens of the same moment. */
  checkCredentials: CheckCredentials
}

/** The dependencies of every use case; tests replace the clock, the ids and the randomness (DEV-3). */
export interface GatewayContext extends DatabaseParts {
  /** Caches definitions by activity and version. */
  activities: ActivityRepository
  clock: AdjustableClock
  config: GatewayConfig
  /** Kept in the database, the same for every instance; never logged. */
  keys: Keys
  /** A new id, URL-safe, unguessable where it must be. `prefix` names its kind: `u`, `act`, `rw`, `tr` … */
  newId: (prefix: string) => string
  randomBytes: (length: number) => Buffer
  log: Logger
  /** Wakes the readers of the table `log`. */
  logSignals: LogSignals
  metrics: Metrics
  opsKeys: OpsKeys
  /** The standby for reads that may be some seconds old; null when there is none. */
  replica: Replica | null
  webhookSecrets: WebhookSecrets
  /** Shares limits and live events between instances. */
  redis: RedisServices
  /** Null: the proof of work is the captcha. */
  geetest: Geetest | null
  /** The OpenID provider of the users; null when there is none. */
  playerProvider: OidcClient | null
  /** Limits how many passwords are hashed at a time. */
  passwordSlots: Slots
  /** Limits how many large inputs of the staff are worked on at a time; the others wait without holding a connection. */
  largeInputs: Slots
  /** Refused platform events, for operators to read. */
  rejectedEvents: RejectedEvents
  /** Of the last audit: claims of the activities that it names are refused until an audit no longer finds them. */
  violations: readonly Violation[]
  /** When the last audit that judged every rule ended, by the monotonic clock in ms; null when no auditor runs. */
  lastWholeAudit: number | null
  /** The first start of a demonstration writes its history while it serves. Where that failed, the next start continues it. */
  history: 'complete' | 'being written' | 'failed'
  /** Tells the worker that users wait in the evaluation queue; a request never awaits it. */
  wakeWorker: () => void
  /** Makes the site render the pages of a changed activity again; never awaited, never throws. */
  announceActivity: (activityId: string) => void
}

/** The signed-in user of a request, by the bearer token. */
export interface Caller {
  userId: string
  familyId: string
  /** Null for a user without an agent account. */
  agentId: string | null
}
