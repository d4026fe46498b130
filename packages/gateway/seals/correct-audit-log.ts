import { sql, type Kysely, type RawBuilder } from 'kysely'
import { query, queryValue, type Db } from '../db/client.ts'
import type { Database } from '../db/schema.ts'
import { noteNeeds } from '../db/schema-steps.ts'
import { detailWithoutAddresses, hashedText, textWithoutAddresses } from '../audit/without-addresses.ts'
import { SEAL_LOCK } from './create-seal.ts'

/** The migration that a version must know to take a corrected line for what it is. */
const NEEDED = '0084-audit-corrections'

interface Line {
  id: number
  action: string
  subject: string
  detail: Record<string, unknown>
}

/** Fields of a look at the log that have what somebody typed into a filter. */
const FILTERS = ['actor', 'action', 'subject'] as const

const isLook = ({ action }: Line): boolean => action === 'audit.read'

/** The lines of the staff in which a text that somebody typed may stand; the condition about the actor is that of the index. */
const listLines = (db: Db): Promise<Line[]> =>
  query<Line>(db)`
    select id::int8 as id, action, subject, detail from audit_log
    where actor like 'operator%' and (action = 'audit.read' or subject || detail::text ~ '@|＠|\\+[0-9]') order by id`

/** What lines name: ids, actions and members of the staff, each kind read once for all names, by its index where it has one. */
async function listKnown(db: Db, looks: readonly Line[]): Promise<ReadonlySet<string>> {
  const typed = looks.flatMap(({ subject, detail }) => [subject, ...FILTERS.map((name) => detail[name])])
  const names = [...new Set(typed.filter((name) => typeof name === 'string'))]
  const rows = await query<{ name: string }>(db)`
    select subject as name from audit_log
      where actor like 'operator%' and subject = any(${names}::text[]) and action <> 'audit.read'
    union select actor from audit_log where actor like 'operator%' and actor = any(${names}::text[])
    union select action from audit_log where actor like 'operator%' and action = any(${names}::text[])
    union select user_id from users where user_id = any(${names}::text[])`
  return new Set(['audit_log', ...rows.map(({ name }) => name)])
}

function correctedLine(line: Line, known: ReadonlySet<string>, keys: { pseudonym: string }): Line {
  /** What was typed and no line has may be any word about a person. */
  const isTypedOnly = (value: unknown): value is string =>
    isLook(line) && typeof value === 'string' && !known.has(value)
  const filters = FILTERS.flatMap((name) => {
    const value = line.detail[name]
    return isTypedOnly(value) && !value.startsWith('#') ? [[name, hashedText(keys, value)] as const] : []
  })
  const subject =
    isTypedOnly(line.subject) && !line.subject.startsWith('#')
      ? hashedText(keys, line.subject)
      : textWithoutAddresses(keys, line.subject)
  return { ...line, subject, detail: { ...detailWithoutAddresses(keys, line.detail), ...Object.fromEntries(filters) } }
}

/** The SHA-256, hex, of the text that a seal covers, with this subject and detail. */
const hashOf = (words: RawBuilder<unknown>) =>
  sql`encode(sha256(convert_to(json_build_array(line.id, line.at, line.actor, line.action, ${words})::text, 'UTF8')), 'hex')`

/**
 * Gives lines of the audit log that name a person by what somebody typed the keyed hash that is written since. `db` is the owner of the tables; run it
 * once every instance has this version: the version before takes a corrected line for one that somebody has changed, and refuses the database from then on.
 * It finds nothing in what it has corrected. @returns how many lines
 */
export const correctAuditLog = (db: Kysely<Database>, at: number): Promise<number> =>
  db.transaction().execute(async (tx) => {
    await query(tx)`set local statement_timeout = 0`
    const pseudonym = await queryValue<string | undefined>(tx)`select value from secrets where name = 'pseudonym'`
    if (pseudonym === undefined) return 0
    const lines = await listLines(tx)
    const known = await listKnown(tx, lines.filter(isLook))
    const corrected = lines
      .map((line) => [line, correctedLine(line, known, { pseudonym })] as const)
      .filter(([line, now]) => JSON.stringify(line) !== JSON.stringify(now))
      .map(([, { id, subject, detail }]) => ({ id, subject, detail }))
    if (corrected.length === 0) return 0
    const wanted = sql`jsonb_to_recordset(${JSON.stringify(corrected)}::jsonb) as wanted(id bigint, subject text, detail jsonb)`
    // Of the sealer: lines are sealed as they were or as they are, never in between.
    await query(tx)`select pg_advisory_xact_lock(${SEAL_LOCK}::bigint)`
    // A line without a seal gets its first one as it is corrected.
    const sealed = await query<{ lineId: number; leaf: string; corrected: string }>(tx)`
      insert into audit_corrections (line_id, leaf, corrected, at)
      select line.id, ${hashOf(sql`line.subject, line.detail`)}, ${hashOf(sql`wanted.subject, wanted.detail`)}, ${at}::bigint
      from audit_log line join ${wanted} on wanted.id = line.id
      where line.position < coalesce((select max(until_position) from seals where stream = 'audit'), 0)
      returning line_id, leaf, corrected`
    // A waiting lock of the whole table would let every line of the staff wait behind it.
    await query(tx)`set local lock_timeout = '2s'`
    await query(tx)`alter table audit_log disable trigger audit_log_append_only`
    await query(tx)`
      update audit_log line set subject = wanted.subject, detail = wanted.detail from ${wanted} where line.id = wanted.id`
    await query(tx)`alter table audit_log enable trigger audit_log_append_only`
    const detail = { lines: corrected.length, sealed: sealed.map((one) => [one.lineId, one.leaf, one.corrected]) }
    await query(tx)`
      insert into audit_log (at, actor, action, subject, detail)
      values (${at}::bigint, 'migration', 'audit.corrected', 'audit_log', ${JSON.stringify(detail)}::jsonb)`
    const isNoted = await queryValue<boolean>(tx)`
      select exists (select from schema_needs where migration = ${NEEDED}) as noted`
    if (!isNoted) await noteNeeds(tx, NEEDED, NEEDED)
    return corrected.length
  })
