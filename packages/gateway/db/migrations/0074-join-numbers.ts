import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The place of a join among all joins of its activity, written once: a count of the earlier ones would read them all at each visit. */
export const joinNumbers: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw('alter table participations add column join_no integer check (join_no > 0)').execute(db)
    await sql
      .raw(
        `update participations p set join_no = n.join_no
         from (
           select activity_id, user_id, row_number() over (partition by activity_id order by applied_at, user_id) as join_no
           from participations
         ) n
         where p.activity_id = n.activity_id and p.user_id = n.user_id`,
      )
      .execute(db)
  },
}
