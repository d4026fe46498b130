import { query, type Db, type Row } from '#gateway/db/client.ts'

export type DraftRow = Row<'activityDrafts'>
type DraftKey = Pick<DraftRow, 'alias' | 'actor'>

const draftsOf = (db: Db, { alias, actor }: DraftKey) =>
  db.selectFrom('activityDrafts').selectAll().where('alias', '=', alias).where('actor', '=', actor)

/** The row of a draft, also of a deleted one. */
export const findDraft = (db: Db, key: DraftKey) => draftsOf(db, key).executeTakeFirst()

/** `findDraft` for a change: changes of one draft run one after the other, also those that create it. */
export async function lockDraft(tx: Db, key: DraftKey) {
  await query(tx)`select pg_advisory_xact_lock(hashtext(${`draft:${key.alias}:${key.actor}`}))`
  return findDraft(tx, key)
}

/** A null `yaml` deletes it. Without a source it keeps the one that it has. @returns the revision */
export async function writeDraft(tx: Db, { source, ...draft }: Omit<DraftRow, 'revision'>) {
  const { yaml, basedOn, updatedAt } = draft
  const { revision } = await tx
    .insertInto('activityDrafts')
    .values({ ...draft, source })
    .onConflict((conflict) =>
      conflict.columns(['alias', 'actor']).doUpdateSet((eb) => ({
        yaml,
        basedOn,
        updatedAt,
        revision: eb('activityDrafts.revision', '+', 1),
        ...(source !== null || yaml === null ? { source } : {}),
      })),
    )
    .returning('revision')
    .executeTakeFirstOrThrow()
  return revision
}

/** The drafts of a person that were changed after `after` (ms), the newest first, without their texts. */
export const listDrafts = (db: Db, actor: string, { after, limit }: { after: number; limit: number }) =>
  query<Pick<DraftRow, 'alias' | 'basedOn' | 'revision' | 'updatedAt'>>(db)`
    select alias, based_on, revision, updated_at from activity_drafts
    where actor = ${actor} and yaml is not null and updated_at > ${after}::bigint order by updated_at desc, alias limit ${limit}
  `
