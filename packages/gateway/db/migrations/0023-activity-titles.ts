import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { ActivityFile } from '@fanfare/activities/schema.ts'
import { foldedTitles } from '#gateway/util/fold-text.ts'

/** The list of activities filters and searches by columns, and reads no definition of an activity that it leaves out (ADR 0055). */
export const activityTitles: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table activities
      add column titles jsonb not null default '{}',
      add column cancelled boolean not null
        generated always as (coalesce((definition ->> 'cancelled')::boolean, false)) stored,
      add column page text generated always as (definition ->> 'page') stored`.execute(db)
    const { rows } = await sql<{ activityId: string; texts: ActivityFile['texts'] }>`
      select activity_id as "activityId", coalesce(definition -> 'texts', '{}') as texts from activities`.execute(db)
    for (const { activityId, texts } of rows)
      await sql`update activities set titles = ${JSON.stringify(foldedTitles(texts))}::jsonb
        where activity_id = ${activityId}`.execute(db)
  },
}
