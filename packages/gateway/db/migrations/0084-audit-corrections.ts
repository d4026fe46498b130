import { createHmac } from 'node:crypto'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import { createClock } from '../../clock.ts'
import type { Database } from '../schema.ts'
import { noteNeeds } from '../schema-steps.ts'
import type { Expand } from './schema-step.ts'

const NAME = '0084-audit-corrections'

/**
 * Lines of the audit log that were corrected after they had been sealed: `leaf` is the SHA-256 of the text that the seal covers, and `corrected` that
 * of the text that the line has now, both hex. So the seals still find every other change, a later one of these lines, too.
 */
const TABLE = /* sql */ `
create table audit_corrections (
  line_id bigint primary key,
  leaf text not null,
  corrected text not null,
  at bigint not null
);
create trigger audit_corrections_append_only before delete or update on audit_corrections for each row execute function refuse_change();
create trigger audit_corrections_no_truncate before truncate on audit_corrections for each statement execute function refuse_change();
`

/** An e-mail address, also in full width, or a phone number that begins with its country. */
const ADDRESS = /[^\s"'<>(),;:=]+[@＠][^\s"'<>(),;:=]+|\+\d(?:[ ().-]*\d){6,}/g

/** Of the sealer: lines are sealed as they were or as they are, never in between. */
const SEAL_LOCK = 7_301_445

interface Line {
  id: number
  action: string
  subject: string
  detail: Record<string, unknown>
}

/** What the filter of a look at the log was typed as, where no line has it: it may be any word about a person. */
const isTypedOnly = (line: Line, known: ReadonlySet<string>, typed: unknown): typed is string =>
  line.action === 'audit.read' && typeof typed === 'string' && !known.has(typed)

function correctedLine(line: Line, known: ReadonlySet<string>, hashed: (text: string) => string): Line {
  const without = (value: unknown): unknown => {
    if (typeof value === 'string') return value.replaceAll(ADDRESS, hashed)
    if (Array.isArray(value)) return value.map(without)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, without(one as unknown)]))
  }
  const typed = Object.entries(line.detail).map(([name, value]): [string, unknown] => [
    name,
    ['actor', 'action', 'subject'].includes(name) && isTypedOnly(line, known, value) ? hashed(value) : without(value),
  ])
  const subject = isTypedOnly(line, known, line.subject) ? hashed(line.subject) : String(without(line.subject))
  return { ...line, subject, detail: Object.fromEntries(typed) }
}

/** The lines of the staff in which a text that somebody typed may stand. */
const listLines = async (db: Kysely<Database>) =>
  (
    await sql<Line>`
      select id::int8 as id, action, subject, detail from audit_log
      where actor like 'operator%' and (action = 'audit.read' or subject || detail::text ~ '@|＠|\\+[0-9]') order by id`.execute(
      db,
    )
  ).rows

/** What lines name: ids, actions and members of the staff. */
async function listKnown(db: Kysely<Database>, lines: readonly Line[]): Promise<ReadonlySet<string>> {
  const typed = lines.flatMap(({ subject, detail }) => [subject, detail.actor, detail.action, detail.subject])
  const { rows } = await sql<{ name: string }>`
    select name from unnest(${typed.filter((name) => typeof name === 'string')}::text[]) as typed(name)
    where exists (select from audit_log where subject = name and action <> 'audit.read')
      or exists (select from audit_log where action = name) or exists (select from audit_log where actor = name)
      or exists (select from users where user_id = name)`.execute(db)
  return new Set(['audit_log', ...rows.map(({ name }) => name)])
}

/** The SHA-256, hex, of the text that a seal covers, with this subject and detail. */
const hashOf = (words: RawBuilder<unknown>) =>
  sql`encode(sha256(convert_to(json_build_array(line.id, line.at, line.actor, line.action, ${words})::text, 'UTF8')), 'hex')`

async function correctLines(db: Kysely<Database>) {
  const { rows: secrets } = await sql<{ value: string }>`select value from secrets where name = 'pseudonym'`.execute(db)
  const key = secrets[0]?.value
  if (key === undefined) return
  const hashed = (text: string) => `#${createHmac('sha256', key).update(text).digest('hex').slice(0, 16)}`
  const lines = await listLines(db)
  const known = await listKnown(db, lines)
  const corrected = lines
    .map((line) => [line, correctedLine(line, known, hashed)] as const)
    .filter(([line, now]) => JSON.stringify(line) !== JSON.stringify(now))
    .map(([, { id, subject, detail }]) => ({ id, subject, detail }))
  if (corrected.length === 0) return
  const at = createClock().now()
  const wanted = sql`jsonb_to_recordset(${JSON.stringify(corrected)}::jsonb) as wanted(id bigint, subject text, detail jsonb)`
  await sql`select pg_advisory_xact_lock(${SEAL_LOCK}::bigint)`.execute(db)
  // A line without a seal gets its first one as it is corrected.
  await sql`
    insert into audit_corrections (line_id, leaf, corrected, at)
    select line.id, ${hashOf(sql`line.subject, line.detail`)}, ${hashOf(sql`wanted.subject, wanted.detail`)}, ${at}::bigint
    from audit_log line join ${wanted} on wanted.id = line.id
    where line.position < coalesce((select max(until_position) from seals where stream = 'audit'), 0)`.execute(db)
  await sql`alter table audit_log disable trigger audit_log_append_only`.execute(db)
  await sql`
    update audit_log line set subject = wanted.subject, detail = wanted.detail from ${wanted}
    where line.id = wanted.id`.execute(db)
  await sql`alter table audit_log enable trigger audit_log_append_only`.execute(db)
  await sql`
    insert into audit_log (at, actor, action, subject, detail)
    select ${at}::bigint, 'migration', 'audit.corrected', 'audit_log', jsonb_build_object('lines', ${corrected.length}::int, 'sealed',
      coalesce((select jsonb_agg(jsonb_build_array(line_id, leaf, corrected) order by line_id) from audit_corrections), '[]'))`.execute(
    db,
  )
  // The version before would take a corrected line for one that somebody has changed, and suspend claims.
  await noteNeeds(db, NAME, NAME)
}

/**
 * Lines that name a person by what somebody typed get the keyed hash that is written since. The table is an expand; where lines are corrected, versions
 * that do not know it refuse the database.
 */
export const auditCorrections: Expand = {
  kind: 'expand',
  async up(db: Kysely<Database>) {
    await sql.raw(TABLE).execute(db)
    await correctLines(db)
  },
}
