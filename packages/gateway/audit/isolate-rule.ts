import { query, type Db } from '../db/client.ts'
import { isTransient } from '../db/database-gone.ts'
import { sqlState } from '../db/transaction.ts'
import type { Finding } from './rule.ts'

/** The kind of an error without its text, which can quote personal data of a row. */
function kindOfError(error: unknown) {
  const state = sqlState(error)
  if (state !== undefined) return `SQLSTATE ${state}`
  return error instanceof Error ? error.name : typeof error
}

/** The finding of a rule that throws. */
export const unjudged = (subject: string, error: unknown) => ({
  subject,
  detail: `could not be judged because it cannot read a row (${kindOfError(error)})`,
  activityIds: [],
})

/**
 * Judges one rule so that its failure hides no other one (security: one malformed row must not switch the audit off). A rule that
 * throws is broken by a row that it cannot read; it names no activity, so the claims of all activities are suspended.
 * @returns `unfinished`: why the rule could not be judged this time, although no row needs to be wrong; null when it was judged
 */
export async function isolateRule<Found extends Finding>(
  judge: () => Promise<readonly Found[]>,
  brokenBy: (finding: Finding) => Found,
) {
  try {
    return { findings: await judge(), unfinished: null }
  } catch (error) {
    if (isTransient(error)) return { findings: [], unfinished: kindOfError(error) }
    return { findings: [brokenBy(unjudged('the rule', error))], unfinished: null }
  }
}

/** Runs statements of a transaction so that their failure leaves the transaction usable. @throws the error of `work` */
export async function withSavepoint<T>(tx: Db, work: () => Promise<T>) {
  await query(tx)`savepoint rule`
  try {
    const result = await work()
    await query(tx)`release savepoint rule`
    return result
  } catch (error) {
    await query(tx)`rollback to savepoint rule`
    throw error
  }
}
