import type { Migration } from 'kysely/migration'

/** Only adds, so that the version before keeps working with the schema (ADR 0158). */
export interface Expand extends Migration {
  kind: 'expand'
  /** Indexes of existing tables, by name: `on table (columns) …`. They are built without a lock that blocks writes. */
  indexes?: Readonly<Record<string, string>>
}

/** Removes what the version before no longer uses. It runs when no older version does (ADR 0158). */
export interface Contract extends Migration {
  kind: 'contract'
  /** The newest migration that the oldest version still working with the schema knows. */
  needs: string
}

/** A migration after the first release. */
export type SchemaStep = Expand | Contract
export type SchemaSteps = Readonly<Record<string, SchemaStep>>
