import { readFileSync } from 'node:fs'
import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Database } from './schema.ts'
import { executedMigrations, noteNeeds } from './schema-steps.ts'

export const FIRST_RELEASE = '0077-first-release'
/** The first and the last of the migrations that made this schema step by step, before the first release. */
export const FIRST_STEP = '0001-initial'
export const LAST_STEP = '0077-encrypt-again'

export const isStep = (name: string) => /^00\d\d-/.test(name) && name < FIRST_RELEASE

/** The whole schema for an empty database. A database with all earlier migrations has it already and is only marked. */
export const firstRelease: Migration = {
  async up(db: Kysely<Database>) {
    const executed = await executedMigrations(db)
    if (executed.includes(LAST_STEP)) return
    const last = executed.filter(isStep).at(-1)
    if (last !== undefined)
      throw new Error(
        `This database is older than the first release: its last migration is ${last}. Start the last commit of Fanfare 0.1.0 on it ` +
          'once, then this version.',
      )
    await sql.raw(readFileSync(new URL('migrations/0077-first-release.sql', import.meta.url), 'utf8')).execute(db)
    await noteNeeds(db, FIRST_RELEASE, FIRST_RELEASE)
  },
}
