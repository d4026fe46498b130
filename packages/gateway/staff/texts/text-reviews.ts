import type { ActivityFile } from '@fanfare/activities/schema.ts'
import { textsIn } from '@fanfare/activities/translations/text-blocks.ts'
import type { IsReviewed, StaleTexts } from '@fanfare/activities/translations/text-rows.ts'
import { DEFAULT_LOCALE, type Locale } from '@fanfare/languages/locales.ts'
import { digestOf } from '../../util/digest-of.ts'
import type { TextReview } from '../db/text-reviews.ts'

export const digestOfText = (english: string, text: string): string => digestOf({ english, text })

/** The reviews that hold: of the English and the translation as they are. */
export function reviewsByText(reviews: readonly TextReview[]) {
  const byText = new Map(reviews.map((review) => [`${review.locale}:${review.textId}`, review]))
  return (locale: Locale, id: string, english: string, text: string): TextReview | null => {
    const review = byText.get(`${locale}:${id}`)
    return review?.digest === digestOfText(english, text) ? review : null
  }
}

export const isReviewedBy = (reviews: readonly TextReview[]): IsReviewed => {
  const find = reviewsByText(reviews)
  return (...text) => find(...text) !== null
}

/** The stale texts of a version without those that a reader has compared with the new English. */
export function withoutReviewed(
  texts: ActivityFile['texts'],
  stale: StaleTexts,
  reviews: readonly TextReview[],
): Record<string, string[]> {
  if (reviews.length === 0) return Object.fromEntries(Object.entries(stale).map(([locale, ids]) => [locale, [...ids]]))
  const isReviewed = isReviewedBy(reviews)
  const english = new Map(textsIn(texts[DEFAULT_LOCALE]))
  const left = Object.entries(stale).map(([locale, ids]): [string, string[]] => {
    const own = new Map(textsIn(texts[locale as Locale]))
    const isOld = (id: string) => !isReviewed(locale as Locale, id, english.get(id) ?? '', own.get(id) ?? '')
    return [locale, ids.filter(isOld)]
  })
  return Object.fromEntries(left.filter(([, ids]) => ids.length > 0))
}
