import { foldText } from './fold-text.ts'

/** The titles of an activity as searches compare them, by locale. */
export const foldedTitles = (texts: Readonly<Record<string, { title: string } | undefined>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([locale, { title } = { title: '' }]) =>
      title === '' ? [] : [[locale, foldText(title)]],
    ),
  )
