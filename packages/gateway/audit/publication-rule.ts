import { sql } from 'kysely'
import { query, type Db } from '../db/client.ts'
import { digestOf } from '../util/digest-of.ts'
import type { Finding } from './rule.ts'

export const PUBLICATION_RULE = 'publication is the one of the audit log'
export type PublicationRule = typeof PUBLICATION_RULE

/** Definitions that are in memory at the same time; each can have texts of 20 languages. */
const BATCH = 50

/** The detail of the newest line of a publication. Any part of it may be damaged. */
type Line = Record<string, unknown>

type Row = { id: string; definition: unknown } & Record<string, unknown>

/** The newest complete line of each publication; earlier versions of the gateway left a part out. */
async function newestLines(tx: Db, actions: readonly string[]) {
  const rows = await query<{ subject: string; detail: Line }>(tx)`
    select distinct on (subject) subject, detail from audit_log
    where action = any(${actions}::text[]) and detail ? 'startTime' order by subject, id desc`
  return new Map(rows.map(({ subject, detail }) => [subject, detail]))
}

interface Table {
  actions: readonly string[]
  /** The rows after an id, in the order of their ids. The line has every column; of the definition it has the hash. */
  read: (after: string) => ReturnType<typeof sql<Row>>
  activityIds: (id: string) => string[]
}

const TABLES: readonly Table[] = [
  {
    actions: ['activity.published', 'activity.changed', 'activity.rolled_back', 'activity.recorded'],
    read: (after) => sql`
      select activity_id as id, definition, alias, version, activity_type, start_time, end_time, listed, rules_since
      from activities where activity_id > ${after} order by activity_id limit ${BATCH}`,
    activityIds: (id) => [id],
  },
  {
    actions: ['programme.published', 'programme.changed', 'programme.recorded'],
    read: (after) => sql`
      select campaign_id as id, definition, alias, version, start_time, end_time
      from agent_campaigns where campaign_id > ${after} order by campaign_id limit ${BATCH}`,
    activityIds: () => [],
  },
]

/** The parts of a row that differ from what its publication stored. */
function changedParts({ id: _id, definition, ...row }: Row, line: Line) {
  const isOther = digestOf(definition) !== line.after
  const differs = Object.keys(row).filter((name) => digestOf(row[name]) !== digestOf(line[name] ?? null))
  return [...(isOther ? ['definition'] : []), ...differs]
}

/** Activities whose stored version is another file than the published one. */
async function findOtherVersions(tx: Db) {
  const rows = await query<{ id: string }>(tx)`
    select a.activity_id as id from activities a
    left join lateral (
      select version, definition from activity_versions v where v.activity_id = a.activity_id order by version desc limit 1) v on true
    where v.definition is distinct from a.definition or v.version is distinct from a.version order by 1`
  return rows.map(({ id }) => ({ subject: id, detail: 'is not its newest stored version', activityIds: [id] }))
}

/**
 * Finds activities and agent campaigns that were changed without a publication: the sealed audit log has the hash of each definition as it was
 * published. It reads all definitions, so it is for `npm run audit` and not for the auditor that runs all the time.
 */
export async function findChangedPublications(tx: Db) {
  const found: Finding[] = []
  for (const table of TABLES) {
    const lines = await newestLines(tx, table.actions)
    for (let after = '', count = BATCH; count === BATCH;) {
      const { rows } = await table.read(after).execute(tx)
      for (const row of rows) {
        const line = lines.get(row.id)
        lines.delete(row.id)
        const parts = line === undefined ? [] : changedParts(row, line)
        if (parts.length > 0)
          found.push({
            subject: row.id,
            detail: `changed: ${parts.join(', ')}`,
            activityIds: table.activityIds(row.id),
          })
      }
      count = rows.length
      after = rows.at(-1)?.id ?? ''
    }
    for (const id of lines.keys())
      found.push({ subject: id, detail: 'was published and is missing', activityIds: table.activityIds(id) })
  }
  const named = new Set(found.map(({ subject }) => subject))
  return [...found, ...(await findOtherVersions(tx)).filter(({ subject }) => !named.has(subject))]
}
