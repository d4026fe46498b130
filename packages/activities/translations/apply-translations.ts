import type { Document } from 'yaml'
import type { Locale } from '@fanfare/languages/locales.ts'
import { applyTexts, blocksOf, incompletePaths, type Texts } from './text-blocks.ts'

export interface Refusal {
  id: string
  reason: string
}

interface Options {
  /** Lists of the document whose entries have `texts:` of their own. */
  lists?: readonly string[]
  /** The faults of the document with the translations; `field` is a dotted path. */
  issuesOf: (document: Document) => Promise<readonly { field: string; message: string }[]>
}

interface Applied {
  /** With every translation that was not refused; null when the document cannot be used whatever is left out. */
  document: Document | null
  refused: (Refusal & { locale: Locale })[]
}

/** The entries whose key begins with `start`, without it. */
const below = (translations: Texts, start: string) =>
  new Map(
    [...translations].flatMap(([id, text]) => (id.startsWith(start) ? [[id.slice(start.length), text] as const] : [])),
  )

/**
 * Writes translations by language and path into a document; those that make it invalid are left out. `read` makes the document
 * again for each attempt, because a document cannot forget a text.
 */
export async function applyTranslations(
  read: () => Document,
  translations: ReadonlyMap<Locale, Texts>,
  { lists = [], issuesOf }: Options,
): Promise<Applied> {
  const left = new Map([...translations].map(([locale, texts]) => [locale, new Map(texts)]))
  const refused: Applied['refused'] = []
  const refuse = (locale: Locale, id: string, reason: string) => {
    if (left.get(locale)?.delete(id) === true) refused.push({ locale, id, reason })
  }
  for (;;) {
    const document = read()
    const blocks = blocksOf(document, lists)
    const incomplete = [...left].flatMap(([locale, texts]) =>
      blocks.flatMap((block) =>
        incompletePaths(document, block, locale, below(texts, block.prefix)).map((path) => ({
          locale,
          id: block.prefix + path,
        })),
      ),
    )
    for (const { locale, id } of incomplete)
      refuse(locale, id, 'the other texts of the same new item or document are missing')
    if (incomplete.length > 0) continue

    for (const [locale, texts] of left)
      for (const block of blocks) applyTexts(document, block, locale, below(texts, block.prefix))
    const issues = await issuesOf(document)
    if (issues.length === 0) return { document, refused }
    const found = issues.flatMap(({ field, message }) =>
      [...left].flatMap(([locale, texts]) => {
        const id = field.replace(`texts.${locale}.`, '')
        return texts.has(id) ? [{ locale, id, message }] : []
      }),
    )
    for (const { locale, id, message } of found) refuse(locale, id, message)
    if (found.length > 0) continue
    const [first] = issues
    for (const [locale, texts] of left)
      for (const id of texts.keys()) refused.push({ locale, id, reason: `${first?.field} ${first?.message}` })
    return { document: null, refused }
  }
}
