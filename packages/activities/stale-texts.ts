import { textsIn } from './translations/text-blocks.ts'
import type { ActivityFile } from './schema.ts'

type Texts = ActivityFile['texts']

/** By locale: the texts whose English has changed since they were written. `earlier` is the same of the version before. */
export function staleTexts(before: Texts, after: Texts, earlier: Readonly<Record<string, readonly string[]>>) {
  const [oldEnglish, english] = [new Map(textsIn(before.en)), new Map(textsIn(after.en))]
  const stale: Record<string, string[]> = {}
  for (const [locale, block] of Object.entries(after)) {
    if (locale === 'en') continue
    const old = new Map(textsIn(before[locale]))
    const stillOld = new Set(earlier[locale])
    const ids = textsIn(block).flatMap(([id, text]) => {
      const isOld = old.get(id) === text
      return isOld && (stillOld.has(id) || oldEnglish.get(id) !== english.get(id)) ? [id] : []
    })
    if (ids.length > 0) stale[locale] = ids
  }
  return stale
}
