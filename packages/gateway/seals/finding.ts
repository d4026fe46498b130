import type { Finding, SealRule } from '../audit/rule.ts'
import { queryValues, type Db } from '../db/client.ts'

export interface SealViolation extends Finding {
  rule: SealRule
}

export const violationOf = (
  rule: SealRule,
  subject: string,
  detail: string,
  activityIds: readonly string[] = [],
): SealViolation => ({ rule, subject, detail, activityIds })

/** The key by which an operator accepts a finding, so that it is not reported again. */
export const keyOf = ({ rule, subject, detail }: SealViolation) => `${rule}: ${subject}: ${detail}`

/** The activities in the names of rows, such as references of transfers; empty: any activity can be affected. */
export function activitiesNamed(db: Db, names: readonly string[]) {
  const parts = names.flatMap((name) => name.split(/[ :]/))
  return queryValues<string>(db)`
    select activity_id from activities where activity_id = any(${parts}::text[])
    union select activity_id from rewards where reward_id = any(${parts}::text[])
  `
}
