import type { Generated, JSONColumnType } from 'kysely'
import type { Instant } from './columns.ts'

export interface SiteTables {
  /** Used receipts of shares. */
  shares: {
    receipt: string
    userId: string
    activityId: string
    /** UTC days since the epoch. */
    day: number
    /** Of the counted shares of the day, from 0; null when it does not count. */
    number: number | null
    at: Instant
  }
  /** ANA-3: an event of a page, without a user. */
  analyticsEvents: {
    id: Generated<string>
    /** A random number of one browser tab. */
    visit: string
    name: string
    page: string | null
    route: string
    locale: string
    activityId: string | null
    /** The fields of this kind of event. */
    detail: JSONColumnType<Record<string, string | number>>
    /** Of 100 visits, how many sent events. */
    percent: number
    at: Instant
  }
}
