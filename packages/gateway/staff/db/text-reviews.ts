import type { ActivityFile } from '@fanfare/activities/schema.ts'
import { textsIn } from '@fanfare/activities/translations/text-blocks.ts'
import type { IsReviewed, StaleTexts } from '@fanfare/activities/translations/text-rows.ts'
import { DEFAULT_LOCALE, type Locale } from '@fanfare/languages/locales.ts'
import { query, type Db, type Row } from '#gateway/db/client.ts'
import { digestOf } from '#gateway/util/digest-of.ts'

export type TextReview = Row<'textReviews'>

export const listTextReviews = (db: Db, activityIds: readonly string[]) =>
  activityIds.length === 0
    ? Promise.resolve([])
    : db.selectFrom('textReviews').selectAll().where('activityId', 'in', activityIds).execute()

/** Writes the reviews of one activity; a text keeps only its last one. */
export async function saveTextReviews(tx: Db, reviews: readonly TextReview[]) {
  if (reviews.length === 0) return
  await tx
    .insertInto('textReviews')
    .values([...reviews])
    .onConflict((conflict) =>
      conflict.columns(['activityId', 'locale', 'textId']).doUpdateSet((eb) => ({
        digest: eb.ref('excluded.digest'),
        level: eb.ref('excluded.level'),
        at: eb.ref('excluded.at'),
        actor: eb.ref('excluded.actor'),
      })),
    )
    .execute()
}

export const digestOfText = (english: string, text: string) => digestOf({ english, text })

/** Finds the review of the English and the translation as they are now. */
export function reviewsByText(reviews: readonly TextReview[]) {
  const byText = new Map(reviews.map((review) => [`${review.locale}:${review.textId}`, review]))
  return (locale: Locale, id: string, english: string, text: string) => {
    const review = byText.get(`${locale}:${id}`)
    return review?.digest === digestOfText(english, text) ? review : null
  }
}

export const isReviewedBy = (reviews: readonly TextReview[]): IsReviewed => {
  const find = reviewsByText(reviews)
  return (...text) => find(...text) !== null
}

/** The stale texts of a version without those that a reader has compared with the new English. */
export function withoutReviewed(texts: ActivityFile['texts'], stale: StaleTexts, reviews: readonly TextReview[]) {
  if (reviews.length === 0) return stale
  const isReviewed = isReviewedBy(reviews)
  const english = new Map(textsIn(texts[DEFAULT_LOCALE]))
  const left = Object.entries(stale).map(([locale, ids]): [string, string[]] => {
    const own = new Map(textsIn(texts[locale as Locale]))
    const isOld = (id: string) => !isReviewed(locale as Locale, id, english.get(id) ?? '', own.get(id) ?? '')
    return [locale, ids.filter(isOld)]
  })
  return Object.fromEntries(left.filter(([, ids]) => ids.length > 0))
}

/** A version of which the texts may differ from those before. */
interface TextVersion {
  version: number
  at: number
  actor: string
  texts: ActivityFile['texts']
}

/** The versions before one that have other texts, newest first, and the first version of all. */
export async function listTextVersions(
  db: Db,
  activityId: string,
  { before, limit }: { before: number; limit: number },
) {
  return query<TextVersion>(db)`
    select version, at, actor, definition -> 'texts' as texts from activity_versions v
    where activity_id = ${activityId} and version < ${before} and (changed ? 'texts'
      or version = (select min(version) from activity_versions f where f.activity_id = v.activity_id))
    order by version desc limit ${limit}`
}
