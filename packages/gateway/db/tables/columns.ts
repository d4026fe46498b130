import type { ColumnType } from 'kysely'

/** A point in time in ms since the epoch: a bigint in the database, which the driver reads as a number. */
export type Instant = number
/** A decimal string, as the driver reads a numeric. */
export type Decimal = string
/** Set only by the database: where the row comes in the order of seals. */
export type Position = ColumnType<number, never, never>
