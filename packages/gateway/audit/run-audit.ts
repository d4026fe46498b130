import { sql } from 'kysely'
import { readConsistently } from '../db/read-consistently.ts'
import { findAllTallyFaults, TALLY_RULE, type createTallyAudit, type TallyRule } from './find-tally-faults.ts'
import { isolateRule, withSavepoint } from './isolate-rule.ts'
import type { Finding, FoundRow, Rule, SealRule } from './rule.ts'
import { CROSS_RULES, type CrossRule } from './cross-rules.ts'
import { findChangedPublications, PUBLICATION_RULE, type PublicationRule } from './publication-rule.ts'
import { REBATE_RULES, type RebateRule } from './rebate-rules.ts'
import { AUDIT_RULES, type AuditRule } from './rules.ts'
import { query, rowsOf, type Db, type Connections } from '../db/client.ts'

const REFERENCE_RULE = 'row has the row that it refers to'

/** All foreign keys: those of the catalogue, so that a new one is audited too, and those that a cluster cannot have. */
async function foreignKeys(tx: Db) {
  const columns = (table: string, key: string) => sql`
    (select array_agg(a.attname::text order by k.place) from unnest(${sql.ref(key)}) with ordinality as k(number, place)
      join pg_attribute a on a.attrelid = ${sql.ref(table)} and a.attnum = k.number)`
  return query<Record<'child' | 'parent', string> & Record<'childColumns' | 'parentColumns', string[]>>(tx)`
    select child.relname::text as child, parent.relname::text as parent,
      ${columns('c.conrelid', 'c.conkey')} as child_columns, ${columns('c.confrelid', 'c.confkey')} as parent_columns
    from pg_constraint c join pg_class child on child.oid = c.conrelid join pg_class parent on parent.oid = c.confrelid
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace
    union all select child, parent, child_columns, parent_columns from far_references order by 1, 3`
}

/**
 * Finds rows without the row that their foreign key names. PostgreSQL lets a superuser and a damaged index pass such a key. It reads
 * whole tables: for `npm run audit`, not for the auditor that runs all the time.
 */
async function findBrokenReferences(tx: Db) {
  const found: Finding[] = []
  for (const { child, parent, childColumns, parentColumns } of await foreignKeys(tx)) {
    const c = (name: string) => sql.ref(`c.${name}`)
    const p = (index: number) => sql.ref(`p.${parentColumns[index]}`)
    const pairs = childColumns.map((name, index) => sql`${p(index)} = ${c(name)}`)
    // The keys are collected first: on several nodes those of a child and of its parent need not be on the same one.
    const rows = await rowsOf(
      tx,
      sql<{ key: string }>`
      with c as materialized (
        select distinct ${sql.join(childColumns.map((name) => sql.ref(name)))} from ${sql.table(child)}
        where num_nulls(${sql.join(childColumns.map((name) => sql.ref(name)))}) = 0
      )
      select concat_ws(' ', ${sql.join(childColumns.map(c))}) as key
      from c left join ${sql.table(parent)} p on ${sql.join(pairs, sql` and `)} where ${p(0)} is null limit ${READ_OF_RULE + 1}`,
    )
    for (const { key } of rows)
      found.push({ subject: `${child} ${key}`, detail: `has no row in ${parent}`, activityIds: [] })
  }
  return found
}

export interface Violation extends Finding {
  rule: AuditRule | CrossRule | PublicationRule | RebateRule | typeof REFERENCE_RULE | SealRule | TallyRule
}

/** The first rows that break a rule are reported; the others are summed up with the activities that they concern. */
const SHOWN_OF_RULE = 50
/** More findings than this suspend the claims of all activities. */
const READ_OF_RULE = 10_000

/** The violations of one audit, and the rules that it could not finish. */
export interface AuditResult {
  violations: Violation[]
  /** By rule, why it could not be judged this time, for example a timeout. */
  unfinished: ReadonlyMap<Violation['rule'], string>
}

/**
 * Checks every invariant of the ledger, entitlements, rewards, boards and rebates, and every tally, in one snapshot of the database.
 * A rule that cannot be judged is a violation too. `timeoutMs`: limit of one statement.
 * @returns no violation when all invariants hold
 */
export async function audit(db: Connections, timeoutMs?: number) {
  const result = await readConsistently(db, auditWhole, timeoutMs)
  const unfinished = [...result.unfinished].map(([rule, why]) => ({
    rule,
    subject: 'the rule',
    detail: `was not finished (${why})`,
    activityIds: [],
  }))
  return [...result.violations, ...unfinished]
}

/** `audit` in a transaction that sees one snapshot. */
export const auditWhole = async (tx: Db) =>
  merged([
    await judgeAuditRules(tx),
    await judgeRules(tx, CROSS_RULES),
    await judgeRules(tx, REBATE_RULES),
    await judgeRule(tx, REFERENCE_RULE, () => findBrokenReferences(tx)),
    await judgeRule(tx, PUBLICATION_RULE, () => findChangedPublications(tx)),
    await judgeRule(tx, TALLY_RULE, () => findAllTallyFaults(tx)),
  ])

/** `audit` for the auditor that runs all the time: it compares a part of the tallies in each audit. */
export const auditPart = (db: Connections, auditTallies: ReturnType<typeof createTallyAudit>): Promise<AuditResult> =>
  readConsistently(db, async (tx) =>
    merged([await judgeAuditRules(tx), await judgeRule(tx, TALLY_RULE, () => auditTallies(tx))]),
  )

/** Judges the rules that are fast enough for every minute. */
export const judgeAuditRules = (tx: Db) => judgeRules(tx, AUDIT_RULES)

const merged = (results: readonly AuditResult[]): AuditResult => ({
  violations: results.flatMap(({ violations }) => violations),
  unfinished: new Map(results.flatMap(({ unfinished }) => [...unfinished])),
})

async function judgeRules(tx: Db, rules: Readonly<Partial<Record<Violation['rule'], Rule>>>) {
  const results: AuditResult[] = []
  for (const [name, rule] of Object.entries(rules) as [Violation['rule'], Rule][])
    results.push(
      await judgeRule(tx, name, async () => {
        const rows = await query<FoundRow>(tx)`${rule} limit ${READ_OF_RULE + 1}`
        return withRewards(tx, rows)
      }),
    )
  return merged(results)
}

/** Read after the few rows that break a rule, because on several nodes the ledger and the rewards are on different ones. */
async function withRewards(tx: Db, rows: readonly FoundRow[]) {
  const namesOf = (name: 'rewardId' | 'ownerId') => rows.flatMap((row) => row[name] ?? [])
  const [rewardIds, ownerIds] = [namesOf('rewardId'), namesOf('ownerId')]
  const { rows: rewards } =
    rewardIds.length + ownerIds.length === 0
      ? { rows: [] }
      : await sql<{ rewardId: string; userId: string; activityId: string }>`
          select reward_id, user_id, activity_id from rewards
          where reward_id = any(${rewardIds}::text[]) or user_id = any(${ownerIds}::text[])`.execute(tx)
  return rows.map(({ subject, detail, activityIds = [], activityId, rewardId, ownerId }) => {
    const of = rewards.filter((reward) => reward.rewardId === rewardId || reward.userId === ownerId)
    const ids = [...activityIds, activityId ?? [], of.map((reward) => reward.activityId)].flat()
    return { subject, detail, activityIds: [...new Set(ids)] }
  })
}

/** The violations of `rule`, except for findings that name another one. */
async function judgeRule(
  tx: Db,
  rule: Violation['rule'],
  judge: () => Promise<readonly (Finding & Partial<Violation>)[]>,
): Promise<AuditResult> {
  const { findings, unfinished } = await isolateRule(
    () => withSavepoint(tx, judge),
    (finding) => finding,
  )
  const found = findings.map((finding): Violation => ({ rule, ...finding }))
  return {
    violations: [...Map.groupBy(found, (violation) => violation.rule)].flatMap(shownOf),
    unfinished: new Map(unfinished === null ? [] : [[rule, unfinished]]),
  }
}

function shownOf([rule, found]: [Violation['rule'], Violation[]]) {
  const rest = found.slice(SHOWN_OF_RULE)
  if (rest.length === 0) return found
  return [...found.slice(0, SHOWN_OF_RULE), { rule, ...summaryOf(rest, found.length > READ_OF_RULE) }]
}

function summaryOf(rest: readonly Finding[], areMore: boolean) {
  const affectsAll = areMore || rest.some(({ activityIds }) => activityIds.length === 0)
  return {
    subject: 'the rest',
    detail: `${areMore ? 'more than ' : ''}${rest.length - Number(areMore)} more`,
    activityIds: affectsAll ? [] : [...new Set(rest.flatMap(({ activityIds }) => activityIds))],
  }
}
