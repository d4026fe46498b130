import type { Kysely, Transaction } from 'kysely'
import { readConsistently } from '../db/read-consistently.ts'
import type { Database } from '../db/schema.ts'
import { AUDIT_RULES, type AuditRule, type Finding } from './rules.ts'
import type { SealRule } from './seal-rules.ts'

export interface Violation extends Finding {
  rule: AuditRule | SealRule
}

/** A broken rule shows itself by its first rows; of the rest only matters whose claims must wait for it. */
const SHOWN_OF_RULE = 50
/** What breaks a rule more often is everywhere: nobody's claims go on. */
const READ_OF_RULE = 10_000

/**
 * Checks every invariant of the ledger and of what depends on it in one snapshot of the database. Empty: all hold.
 * `timeoutMs`: what one statement may take.
 */
export const audit = (db: Kysely<Database>, timeoutMs?: number): Promise<Violation[]> =>
  readConsistently(db, findViolations, timeoutMs)

export async function findViolations(tx: Transaction<Database>): Promise<Violation[]> {
  const violations: Violation[] = []
  for (const rule of Object.keys(AUDIT_RULES) as AuditRule[]) {
    const { rows } = await AUDIT_RULES[rule](READ_OF_RULE + 1).execute(tx)
    for (const row of rows.slice(0, SHOWN_OF_RULE)) violations.push({ rule, ...row })
    const rest = rows.slice(SHOWN_OF_RULE)
    if (rest.length > 0) violations.push({ rule, ...summaryOf(rest, rows.length > READ_OF_RULE) })
  }
  return violations
}

function summaryOf(rest: readonly Finding[], areMore: boolean): Finding {
  const isAnybodys = areMore || rest.some(({ activityIds }) => activityIds.length === 0)
  return {
    subject: 'the rest',
    detail: `${areMore ? 'more than ' : ''}${rest.length - Number(areMore)} more`,
    activityIds: isAnybodys ? [] : [...new Set(rest.flatMap(({ activityIds }) => activityIds))],
  }
}
