import type { ActivityFile } from './schema.ts'

type Texts = ActivityFile['texts']

/** The texts of one language by their ids, such as `tasks.trade.title`. */
function textsById(value: unknown, path: readonly string[] = []): Map<string, string> {
  if (typeof value === 'string') return new Map([[path.join('.'), value]])
  if (typeof value !== 'object' || value === null) return new Map()
  return new Map(Object.entries(value).flatMap(([key, child]) => [...textsById(child, [...path, key])]))
}

/** By locale: the texts whose English has changed since they were written. `earlier` is the same of the version before. */
export function staleTexts(
  before: Texts,
  after: Texts,
  earlier: Readonly<Record<string, readonly string[]>>,
): Record<string, string[]> {
  const [oldEnglish, english] = [textsById(before.en), textsById(after.en)]
  const stale: Record<string, string[]> = {}
  for (const [locale, block] of Object.entries(after)) {
    if (locale === 'en') continue
    const old = textsById(before[locale])
    const ids = [...textsById(block)].flatMap(([id, text]) => {
      const isOld = old.get(id) === text && text !== ''
      return isOld && (earlier[locale]?.includes(id) || oldEnglish.get(id) !== english.get(id)) ? [id] : []
    })
    if (ids.length > 0) stale[locale] = ids
  }
  return stale
}
