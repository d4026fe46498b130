import { sql } from 'kysely'
import type { Db } from '../db/client.ts'
import type { Finding } from './rule.ts'

export const REFERENCE_RULE = 'row has the row that it refers to'
export type ReferenceRule = typeof REFERENCE_RULE

interface ForeignKey {
  child: string
  parent: string
  childColumns: string[]
  parentColumns: string[]
}

/** All foreign keys, from the catalogue, so that a new one joins the audit, and those that a cluster cannot have. */
async function foreignKeys(tx: Db): Promise<ForeignKey[]> {
  const columns = (table: string, key: string) => sql`
    (select array_agg(a.attname::text order by k.place) from unnest(${sql.ref(key)}) with ordinality as k(number, place)
      join pg_attribute a on a.attrelid = ${sql.ref(table)} and a.attnum = k.number)`
  const { rows } = await sql<ForeignKey>`
    select child.relname::text as child, parent.relname::text as parent,
      ${columns('c.conrelid', 'c.conkey')} as child_columns, ${columns('c.confrelid', 'c.confkey')} as parent_columns
    from pg_constraint c join pg_class child on child.oid = c.conrelid join pg_class parent on parent.oid = c.confrelid
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace
    union all select child, parent, child_columns, parent_columns from far_references order by 1, 3`.execute(tx)
  return rows
}

/**
 * Finds rows without the row that their foreign key names. PostgreSQL lets a superuser and a damaged index pass such a key. It reads
 * whole tables: for `npm run audit`, not for the auditor that runs all the time.
 */
export async function findBrokenReferences(tx: Db, limit: number): Promise<Finding[]> {
  const found: Finding[] = []
  for (const { child, parent, childColumns, parentColumns } of await foreignKeys(tx)) {
    const c = (name: string) => sql.ref(`c.${name}`)
    const p = (index: number) => sql.ref(`p.${parentColumns[index]}`)
    const pairs = childColumns.map((name, index) => sql`${p(index)} = ${c(name)}`)
    // The keys are collected first: on several nodes those of a child and of its parent need not be on the same one.
    const { rows } = await sql<{ key: string }>`
      with c as materialized (
        select distinct ${sql.join(childColumns.map((name) => sql.ref(name)))} from ${sql.table(child)}
        where num_nulls(${sql.join(childColumns.map((name) => sql.ref(name)))}) = 0
      )
      select concat_ws(' ', ${sql.join(childColumns.map(c))}) as key
      from c left join ${sql.table(parent)} p on ${sql.join(pairs, sql` and `)} where ${p(0)} is null limit ${limit}`.execute(
      tx,
    )
    for (const { key } of rows)
      found.push({ subject: `${child} ${key}`, detail: `has no row in ${parent}`, activityIds: [] })
  }
  return found
}
