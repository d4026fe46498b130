import type { Db } from './client.ts'

/** The value of a server secret; the first instance that asks makes it. */
export async function secretOf(db: Db, name: string, make: () => string): Promise<string> {
  await db
    .insertInto('secrets')
    .values({ name, value: make() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const { value } = await db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirstOrThrow()
  return value
}

/** A write that changes nothing anybody reads: proves that the database takes writes. */
export async function probeWrite(db: Db, at: number): Promise<void> {
  await db
    .insertInto('secrets')
    .values({ name: 'write-probe', value: String(at) })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: String(at) }))
    .execute()
}
