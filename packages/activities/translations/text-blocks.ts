import { isCollection, isMap, isScalar, isSeq, type Document } from 'yaml'
import { DEFAULT_LOCALE, type Locale } from '@fanfare/languages/locales.ts'

/** Translations by text id, such as `common:activity.joined` or `harvest-draw:faq.0.answer`. */
export type Texts = ReadonlyMap<string, string>

/** Names among the texts of a section: its anchor and its picture. */
const NAMES = /(?:^|\.)sections\.\d+\.(?:key|image)$/

/** Every text in the texts of an activity or a legal document, with its path: `faq.0.answer`. Empty texts are left out. */
export function textsIn(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return value.trim() === '' || NAMES.test(path) ? [] : [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]) => textsIn(child, path ? `${path}.${key}` : key))
}

/** A `texts:` of a YAML file, by language: that of the document, or that of an entry of a list. */
interface TextBlock {
  /** Prefix of the paths of its texts in a text id, such as `levels.0.`; empty for the block of the document. */
  prefix: string
  /** The path of `texts` in the document. */
  path: readonly (string | number)[]
}

/** The blocks of a document; `lists` are the lists whose entries have one. */
export function blocksOf(document: Document, lists: readonly string[]): TextBlock[] {
  const entries = lists.flatMap((list) => {
    const node: unknown = document.get(list)
    if (!isSeq(node)) return []
    return node.items.map((_, index) => ({ prefix: `${list}.${index}.`, path: [list, index, 'texts'] }))
  })
  return [{ prefix: '', path: ['texts'] }, ...entries]
}

/** Every text of a block in one language, by its path. */
export function textsOf(document: Document, { path }: TextBlock, locale: Locale): [path: string, text: string][] {
  const node: unknown = document.getIn([...path, locale])
  return isCollection(node) ? textsIn(node.toJS(document)) : []
}

const ITEM = /^([a-z]+\.\d+)\./

/**
 * Translations that cannot be written, because another text of the same new item, or of a new block, would be missing.
 * `translations` may name texts of other blocks.
 */
export function incompletePaths(document: Document, block: TextBlock, locale: Locale, translations: Texts) {
  const own = [...block.path, locale]
  const isNew = !document.hasIn(own)
  const itemOf = (path: string) => (isNew ? 'all' : (ITEM.exec(path)?.[1] ?? path))
  const english = new Set(textsOf(document, block, DEFAULT_LOCALE).map(([path]) => path))
  const lacking = new Set(
    [...english]
      .filter((path) => !translations.has(path) && !document.hasIn([...own, ...path.split('.')]))
      .map((path) => itemOf(path)),
  )
  return [...translations.keys()].filter((path) => english.has(path) && lacking.has(itemOf(path)))
}

/** Writes translations by path into a block, and removes the texts whose English was removed. */
export function applyTexts(document: Document, block: TextBlock, locale: Locale, translations: Texts) {
  const english = textsOf(document, block, DEFAULT_LOCALE)
  for (const [path, source] of english) {
    const text = translations.get(path)
    if (text !== undefined) setText(document, block, locale, path, endLike(source, text))
  }
  removeOrphans(document, block, locale, new Set(english.map(([path]) => path)))
  copyNames(document, block, locale)
}

/** A block scalar of YAML ends with a line break, one line does not. */
const endLike = (source: string, text: string) => text.trim() + (source.endsWith('\n') ? '\n' : '')

function setText(document: Document, block: TextBlock, locale: Locale, path: string, text: string) {
  const parts = path.split('.')
  const own = [...block.path, locale]
  const at = [...own, ...parts]
  for (let depth = 0; depth < parts.length; depth += 1) {
    const parent = [...own, ...parts.slice(0, depth)]
    if (document.hasIn(parent)) continue
    const model: unknown = document.getIn([...block.path, DEFAULT_LOCALE, ...parts.slice(0, depth)])
    document.setIn(parent, document.createNode(isSeq(model) ? [] : {}, { flow: false }))
  }
  const type = text.includes('\n') ? 'BLOCK_LITERAL' : 'PLAIN'
  const known: unknown = document.getIn(at, true)
  if (isScalar(known)) {
    known.value = text
    if (text.includes('\n') || known.type === 'BLOCK_LITERAL' || known.type === 'BLOCK_FOLDED') known.type = type
    return
  }
  const node = document.createNode(text)
  node.type = type
  document.setIn(at, node)
  sortLikeEnglish(document, block, locale, parts.slice(0, -1))
}

/** Keys of a map in the order of the English one, so that two languages can be read side by side. */
function sortLikeEnglish(document: Document, block: TextBlock, locale: Locale, parts: readonly string[]) {
  for (let depth = 0; depth <= parts.length; depth += 1) {
    const model: unknown = document.getIn([...block.path, DEFAULT_LOCALE, ...parts.slice(0, depth)])
    const own: unknown = document.getIn([...block.path, locale, ...parts.slice(0, depth)])
    if (!isMap(model) || !isMap(own)) continue
    const order = model.items.map(({ key }) => String(key))
    own.items.sort((a, b) => order.indexOf(String(a.key)) - order.indexOf(String(b.key)))
  }
}

/** Removes texts whose English was removed, and items that have no text left. */
function removeOrphans(document: Document, block: TextBlock, locale: Locale, english: ReadonlySet<string>) {
  const own = [...block.path, locale]
  const orphans = textsOf(document, block, locale).filter(([path]) => !english.has(path))
  for (const [path] of orphans.toReversed()) {
    const parts = path.split('.')
    document.deleteIn([...own, ...parts])
    for (let end = parts.length - 1; end > 0; end -= 1) {
      const parent = [...own, ...parts.slice(0, end)]
      const node: unknown = document.getIn(parent)
      if (!isCollection(node) || textsIn({ [parts[0] ?? '']: node.toJS(document) }).length > 0) break
      if (document.hasIn([...block.path, DEFAULT_LOCALE, ...parts.slice(0, end)])) break
      document.deleteIn(parent)
    }
  }
}

/** The anchors and pictures of sections are those of English. */
function copyNames(document: Document, block: TextBlock, locale: Locale) {
  const model: unknown = document.getIn([...block.path, DEFAULT_LOCALE, 'sections'])
  const own: unknown = document.getIn([...block.path, locale, 'sections'])
  if (!isSeq(model) || !isSeq(own)) return
  own.items.forEach((item, index) => {
    const english: unknown = model.items[index]
    if (!isMap(item) || !isMap(english)) return
    for (const name of ['key', 'image']) {
      const value: unknown = english.get(name)
      if (item.get(name) === value) continue
      if (value === undefined) item.delete(name)
      else item.set(name, value)
    }
    sortLikeEnglish(document, block, locale, ['sections', String(index)])
  })
}
