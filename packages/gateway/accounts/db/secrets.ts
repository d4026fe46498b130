import { query, type Db } from '../../db/client.ts'

/** Keeps the first value of a name; a later one changes nothing. */
export async function insertSecret(db: Db, name: string, value: string) {
  await db
    .insertInto('secrets')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
}

export async function findSecret(db: Db, name: string) {
  const row = await db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirst()
  return row?.value ?? null
}

/** The value of a server secret; the first instance to need it creates it. */
export async function secretOf(db: Db, name: string, create: () => string) {
  await insertSecret(db, name, create())
  const value = await findSecret(db, name)
  if (value === null) throw new Error(`no secret ${name}`)
  return value
}

/** Proves that the database takes writes, also those that extend a file: a full disk refuses only these. */
export const probeWrite = (db: Db, at: number) => query(db)`select probe_write(${at}::bigint)`

/** A secret of one day (`YYYY-MM-DD`, UTC), the same for every instance; it overwrites that of the day before. */
export async function secretOfDay(db: Db, name: string, day: string, create: () => string) {
  const today = (value: string | null) => (value?.startsWith(`${day}:`) ? value : null)
  const known = today(await findSecret(db, name))
  if (known !== null) return known
  await db
    .insertInto('secrets')
    .values({ name, value: `${day}:${create()}` })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet((eb) => ({ value: eb.ref('excluded.value') }))
        // Keep the row if another instance has just written it, or if this clock is behind.
        .where((eb) => eb('secrets.value', '<', day)),
    )
    .execute()
  const value = await findSecret(db, name)
  if (value === null) throw new Error(`no secret ${name}`)
  return value
}
