import type { Kysely, Transaction } from 'kysely'
import { readConsistently } from '../db/read-consistently.ts'
import type { Database } from '../db/schema.ts'
import { findAllTallyFaults, TALLY_RULE, type createTallyAudit, type TallyRule } from './find-tally-faults.ts'
import type { Finding, Rule } from './rule.ts'
import { REBATE_RULES, type RebateRule } from './rebate-rules.ts'
import { AUDIT_RULES, type AuditRule } from './rules.ts'
import type { SealRule } from './seal-rules.ts'

export interface Violation extends Finding {
  rule: AuditRule | RebateRule | SealRule | TallyRule
}

/** A broken rule reports its first rows; the others are summed up with the activities that they concern. */
const SHOWN_OF_RULE = 50
/** More findings than this suspend the claims of all activities. */
const READ_OF_RULE = 10_000

/**
 * Checks every invariant of the ledger, entitlements, rewards, boards and rebates, and every tally, in one snapshot of the database.
 * `timeoutMs`: limit of one statement. @returns no violation when all invariants hold
 */
export const audit = (db: Kysely<Database>, timeoutMs?: number): Promise<Violation[]> =>
  readConsistently(
    db,
    async (tx) => [
      ...(await findViolations(tx)),
      ...(await brokenRules(tx, REBATE_RULES)),
      ...shownOf(TALLY_RULE, await findAllTallyFaults(tx)),
    ],
    timeoutMs,
  )

/** The same for the auditor that runs all the time, which compares a part of the tallies in each audit. */
export const auditPart = (
  db: Kysely<Database>,
  auditTallies: ReturnType<typeof createTallyAudit>,
): Promise<Violation[]> =>
  readConsistently(db, async (tx) => [...(await findViolations(tx)), ...shownOf(TALLY_RULE, await auditTallies(tx))])

export const findViolations = (tx: Transaction<Database>): Promise<Violation[]> => brokenRules(tx, AUDIT_RULES)

async function brokenRules<Name extends Violation['rule']>(
  tx: Transaction<Database>,
  rules: Readonly<Record<Name, Rule>>,
): Promise<Violation[]> {
  const violations: Violation[] = []
  for (const rule of Object.keys(rules) as Name[]) {
    const { rows } = await rules[rule](READ_OF_RULE + 1).execute(tx)
    violations.push(...shownOf(rule, rows))
  }
  return violations
}

function shownOf(rule: Violation['rule'], rows: readonly Finding[]): Violation[] {
  const shown: Violation[] = rows.slice(0, SHOWN_OF_RULE).map((row) => ({ rule, ...row }))
  const rest = rows.slice(SHOWN_OF_RULE)
  return rest.length === 0 ? shown : [...shown, { rule, ...summaryOf(rest, rows.length > READ_OF_RULE) }]
}

function summaryOf(rest: readonly Finding[], areMore: boolean): Finding {
  const affectsAll = areMore || rest.some(({ activityIds }) => activityIds.length === 0)
  return {
    subject: 'the rest',
    detail: `${areMore ? 'more than ' : ''}${rest.length - Number(areMore)} more`,
    activityIds: affectsAll ? [] : [...new Set(rest.flatMap(({ activityIds }) => activityIds))],
  }
}
