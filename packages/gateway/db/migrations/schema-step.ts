import type { Migration } from 'kysely/migration'

/** Adds only: the version before works with the schema as before (ADR 0158). */
export interface Expand extends Migration {
  kind: 'expand'
  /** Checks of existing tables, `table.constraint`, that are replaced by ones which allow more. */
  widens?: readonly string[]
  /** Indexes of existing tables, by name: `on table (columns) …`. They are built without a lock that writes wait for. */
  indexes?: Readonly<Record<string, string>>
  /**
   * Tables that become partitioned ones of their name and columns: the old one, with its rows and indexes, is the first partition
   * (ADR 0033).
   */
  partitions?: readonly string[]
}

/** Removes what the version before no longer uses; it runs when no older version does (ADR 0158). */
export interface Contract extends Migration {
  kind: 'contract'
  /** The newest migration that the oldest version which still works knows. */
  needs: string
}

/** A migration after the first release. */
export type SchemaStep = Expand | Contract
export type SchemaSteps = Readonly<Record<string, SchemaStep>>
