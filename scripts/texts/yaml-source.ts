import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseDocument, type Document } from 'yaml'
import { format, resolveConfig } from 'prettier'
import type { Locale } from '@fanfare/languages/locales.ts'
import { applyTexts, blocksOf, incompletePaths, textsOf } from './text-blocks.ts'
import type { Refusal, Texts, TextSource } from './text-source.ts'

export interface YamlSourceOptions {
  /** The folder of the files, each with `texts:` by language. */
  folder: string
  /** Before the file's name in a text id. */
  prefix: string
  /** Lists of the files whose entries have `texts:` of their own. */
  lists?: readonly string[]
  /** The faults of a file's text; `field` is a dotted path. */
  issuesOf: (text: string, name: string) => { field: string; message: string }[]
}

/** The texts of the YAML files of one folder: activities, campaigns of agents or legal documents. */
export function createYamlSource(root: string, options: YamlSourceOptions): TextSource {
  const { folder, prefix, lists = [] } = options
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
      const texts = files().flatMap((file) => {
        const document = parsedOnce(readFileSync(file, 'utf8'))
        return blocksOf(document, lists).flatMap((block) =>
          textsOf(document, block, locale).map(([path, text]) => [idOf(file, block.prefix + path), text] as const),
        )
      })
      return new Map(texts)
    },
    async write(locale, translations) {
      const refusals: Refusal[] = []
      for (const file of files()) {
        const own = below(translations, idOf(file, ''))
        const refused = await writeFile(file, locale, own, options)
        refusals.push(...refused.map(({ id, reason }) => ({ id: idOf(file, id), reason })))
      }
      return refusals
    },
  }
}

/** A file has the texts of all languages, which are read one after another. */
const documents = new Map<string, Document>()

/** For reading alone. */
function parsedOnce(text: string): Document {
  const document = documents.get(text) ?? parse(text)
  documents.set(text, document)
  return document
}

/** The entries whose key begins with `start`, without it. */
const below = (translations: Texts, start: string): Map<string, string> =>
  new Map(
    [...translations].flatMap(([id, text]) => (id.startsWith(start) ? [[id.slice(start.length), text] as const] : [])),
  )

/** Writes translations by path; those that make the file invalid are left out, and returned by path. */
async function writeFile(
  file: string,
  locale: Locale,
  translations: Texts,
  { lists = [], issuesOf }: YamlSourceOptions,
): Promise<Refusal[]> {
  const before = readFileSync(file, 'utf8')
  const left = new Map(translations)
  const refusals: Refusal[] = []
  const refuse = (id: string, reason: string): void => {
    if (left.delete(id)) refusals.push({ id, reason })
  }
  for (;;) {
    const document = parse(before)
    const blocks = blocksOf(document, lists)
    const incomplete = blocks.flatMap((block) =>
      incompletePaths(document, block, locale, below(left, block.prefix)).map((path) => block.prefix + path),
    )
    for (const id of incomplete) refuse(id, 'the other texts of the same new item or document are missing')
    if (incomplete.length > 0) continue

    for (const block of blocks) applyTexts(document, block, locale, below(left, block.prefix))
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

async function formatted(document: Document, file: string): Promise<string> {
  const text = document.toString({ lineWidth: 0, singleQuote: true })
  return format(text, { ...(await resolveConfig(file)), parser: 'yaml' })
}
