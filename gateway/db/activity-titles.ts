import type { ActivityFile } from '#activities/schema.ts'
import { foldText } from '#gateway/util/fold-text.ts'

/** The titles of an activity as searches compare them, by locale. */
export const foldedTitles = ({ texts }: Pick<ActivityFile, 'texts'>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([locale, { title }]) => (title === '' ? [] : [[locale, foldText(title)]])),
  )
