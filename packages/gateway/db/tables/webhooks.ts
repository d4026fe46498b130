import type { ColumnType, Generated } from 'kysely'
import type { DeliveryState, DeliveryTry } from '@fanfare/contract/staff/webhooks.ts'
import type { Instant } from './columns.ts'

export interface WebhooksTables {
  /** The state of an endpoint of policy, shared by all instances (docs/operators/payouts-and-webhooks.md). */
  webhookEndpoints: {
    endpointId: string
    /** Entries of the log from before are not sent. */
    since: Instant
    isOff: Generated<boolean>
    /** Since its last success no request has succeeded; null while it works. */
    failingSince: Instant | null
    lastSuccessAt: Instant | null
  }
  /** One entry of the log for one endpoint. */
  webhookDeliveries: {
    deliveryId: Generated<number>
    endpointId: string
    /** The same at every try: receivers drop what they have seen. */
    webhookId: string
    topic: string
    userId: string | null
    /** The JSON as it is sent. */
    body: string
    /** Of the entry. */
    at: Instant
    state: DeliveryState
    /** Failed tries since it was last queued; the schedule of tries counts them. */
    attempts: Generated<number>
    tries: ColumnType<DeliveryTry[], string | undefined, string>
    /** Null unless it is WAITING. */
    nextAt: Instant | null
    /** Of the sender that has it; it lasts until `nextAt`. */
    lease: string | null
  }
}
