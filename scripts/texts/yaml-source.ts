import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { isCollection, isMap, isScalar, isSeq, parseDocument, type Document } from 'yaml'
import { format, resolveConfig } from 'prettier'
import { DEFAULT_LOCALE, type Locale } from '#lib/i18n/locales.ts'
import { textsIn } from './texts-in.ts'
import type { Refusal, TextSource } from './text-source.ts'

export interface YamlSourceOptions {
  /** The folder of the files, each with `texts:` by language. */
  folder: string
  /** Before the file's name in a text id. */
  prefix: string
  /** The faults of a file's text; `field` is a dotted path. */
  issuesOf: (text: string, name: string) => { field: string; message: string }[]
}

/** The texts of the YAML files of one folder: activities or legal documents. */
export function createYamlSource(root: string, { folder, prefix, issuesOf }: YamlSourceOptions): TextSource {
  const files = (): string[] => {
    const at = join(root, folder)
    if (!existsSync(at)) return []
    return readdirSync(at)
      .filter((name) => name.endsWith('.yaml'))
      .toSorted()
      .map((name) => join(at, name))
  }
  const idOf = (file: string, path: string): string => `${prefix}${basename(file, '.yaml')}:${path}`

  return {
    format: 'markdown',
    read(locale) {
      const texts = files().flatMap((file) =>
        textsIn(textsOf(parse(readFileSync(file, 'utf8')), locale)).map(
          ([path, text]) => [idOf(file, path), text] as const,
        ),
      )
      return new Map(texts)
    },
    async write(locale, translations) {
      const refusals: Refusal[] = []
      for (const file of files()) {
        const own = new Map(
          [...translations].flatMap(([id, text]) => {
            const start = idOf(file, '')
            return id.startsWith(start) ? [[id.slice(start.length), text] as const] : []
          }),
        )
        const refused = await writeFile(file, locale, own, issuesOf)
        refusals.push(...refused.map(({ id, reason }) => ({ id: idOf(file, id), reason })))
      }
      return refusals
    },
  }
}

/** Writes translations by path; those that make the file invalid are left out, and returned by path. */
async function writeFile(
  file: string,
  locale: Locale,
  translations: Map<string, string>,
  issuesOf: YamlSourceOptions['issuesOf'],
): Promise<Refusal[]> {
  const before = readFileSync(file, 'utf8')
  const left = new Map(translations)
  const refusals: Refusal[] = []
  const refuse = (id: string, reason: string): void => {
    if (left.delete(id)) refusals.push({ id, reason })
  }
  for (;;) {
    const document = parse(before)
    const incomplete = incompletePaths(document, locale, left)
    for (const id of incomplete) refuse(id, 'the other texts of the same new item or document are missing')
    if (incomplete.length > 0) continue

    applyTexts(document, locale, left)
    const text = await formatted(document, file)
    const issues = issuesOf(text, basename(file))
    if (issues.length === 0) {
      if (text !== before) writeFileSync(file, text)
      return refusals
    }
    const found = issues.flatMap(({ field, message }) => {
      const path = field.replace(`texts.${locale}.`, '')
      return left.has(path) ? [{ path, message }] : []
    })
    for (const { path, message } of found) refuse(path, message)
    if (found.length > 0) continue
    const [first] = issues
    return [...refusals, ...[...left.keys()].map((id) => ({ id, reason: `${first?.field} ${first?.message}` }))]
  }
}

const parse = (text: string): Document => parseDocument(text, { stringKeys: true })

const textsOf = (document: Document, locale: Locale): unknown => {
  const node: unknown = document.getIn(['texts', locale])
  return isCollection(node) ? node.toJS(document) : undefined
}

const ITEM = /^([a-z]+\.\d+)\./

/** Translations of an item or a whole document that the language does not have yet, where another text of it is missing. */
function incompletePaths(document: Document, locale: Locale, translations: Map<string, string>): string[] {
  const english = textsIn(textsOf(document, DEFAULT_LOCALE)).map(([path]) => path)
  const isNew = !document.hasIn(['texts', locale])
  const itemOf = (path: string): string => (isNew ? 'all' : (ITEM.exec(path)?.[1] ?? path))
  const lacking = new Set(
    english
      .filter((path) => !translations.has(path) && !document.hasIn(['texts', locale, ...path.split('.')]))
      .map(itemOf),
  )
  return [...translations.keys()].filter((path) => lacking.has(itemOf(path)))
}

function applyTexts(document: Document, locale: Locale, translations: Map<string, string>): void {
  const english = textsIn(textsOf(document, DEFAULT_LOCALE))
  for (const [path, source] of english) {
    const text = translations.get(path)
    if (text !== undefined) setText(document, locale, path, endLike(source, text))
  }
  removeOrphans(document, locale, new Set(english.map(([path]) => path)))
  copyNames(document, locale)
}

/** A block of YAML ends with a line break, one line does not. */
const endLike = (source: string, text: string): string => text.trim() + (source.endsWith('\n') ? '\n' : '')

function setText(document: Document, locale: Locale, path: string, text: string): void {
  const parts = path.split('.')
  const at = ['texts', locale, ...parts]
  for (let depth = 2; depth < at.length; depth += 1) {
    if (document.hasIn(at.slice(0, depth))) continue
    const model: unknown = document.getIn(['texts', DEFAULT_LOCALE, ...at.slice(2, depth)])
    document.setIn(at.slice(0, depth), document.createNode(isSeq(model) ? [] : {}, { flow: false }))
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
  sortLikeEnglish(document, at.slice(2, -1), locale)
}

/** Keys of a map in the order of the English one, so that two languages can be read side by side. */
function sortLikeEnglish(document: Document, path: readonly string[], locale: Locale): void {
  for (let depth = 0; depth <= path.length; depth += 1) {
    const model: unknown = document.getIn(['texts', DEFAULT_LOCALE, ...path.slice(0, depth)])
    const own: unknown = document.getIn(['texts', locale, ...path.slice(0, depth)])
    if (!isMap(model) || !isMap(own)) continue
    const order = model.items.map(({ key }) => String(key))
    own.items.sort((a, b) => order.indexOf(String(a.key)) - order.indexOf(String(b.key)))
  }
}

/** Removes texts whose English was removed, and items that have no text left. */
function removeOrphans(document: Document, locale: Locale, english: ReadonlySet<string>): void {
  const orphans = textsIn(textsOf(document, locale)).filter(([path]) => !english.has(path))
  for (const [path] of orphans.toReversed()) {
    const at = ['texts', locale, ...path.split('.')]
    document.deleteIn(at)
    for (let end = at.length - 1; end > 2; end -= 1) {
      const parent: unknown = document.getIn(at.slice(0, end))
      if (!isCollection(parent) || textsIn({ [path.split('.')[0] ?? '']: parent.toJS(document) }).length > 0) break
      if (document.hasIn(['texts', DEFAULT_LOCALE, ...at.slice(2, end)])) break
      document.deleteIn(at.slice(0, end))
    }
  }
}

/** The anchors and pictures of sections are those of English. */
function copyNames(document: Document, locale: Locale): void {
  const model: unknown = document.getIn(['texts', DEFAULT_LOCALE, 'sections'])
  const own: unknown = document.getIn(['texts', locale, 'sections'])
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
    sortLikeEnglish(document, ['sections', String(index)], locale)
  })
}

async function formatted(document: Document, file: string): Promise<string> {
  const text = document.toString({ lineWidth: 0, singleQuote: true })
  return format(text, { ...(await resolveConfig(file)), parser: 'yaml' })
}
