import type { Kysely, Transaction } from 'kysely'
import { readConsistently } from '../db/read-consistently.ts'
import type { Database } from '../db/schema.ts'
import { AUDIT_RULES, type AuditRule } from './rules.ts'

export interface Violation {
  rule: AuditRule
  /** What breaks it: a transfer, an account, a budget, a row. */
  subject: string
  /** What was found, in numbers; no personal data. */
  detail: string
  /** Whose claims must wait for it; empty: it can be anybody's. */
  activityIds: readonly string[]
}

/** A broken rule shows itself by its first rows; the rest adds nothing. */
const SHOWN_OF_RULE = 50

/**
 * Checks every invariant of the ledger and of what depends on it in one snapshot of the database. Empty: all hold.
 * `timeoutMs`: what one statement may take.
 */
export const audit = (db: Kysely<Database>, timeoutMs?: number): Promise<Violation[]> =>
  readConsistently(db, findViolations, timeoutMs)

export async function findViolations(tx: Transaction<Database>): Promise<Violation[]> {
  const violations: Violation[] = []
  for (const rule of Object.keys(AUDIT_RULES) as AuditRule[]) {
    const { rows } = await AUDIT_RULES[rule](SHOWN_OF_RULE).execute(tx)
    for (const row of rows) violations.push({ rule, ...row })
  }
  return violations
}
