import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseDocument, type Document } from 'yaml'
import { format, resolveConfig } from 'prettier'
import type { Locale } from '@fanfare/languages/locales.ts'
import { applyTranslations, type Refusal } from '@fanfare/activities/translations/apply-translations.ts'
import { blocksOf, textsOf, type Texts } from '@fanfare/activities/translations/text-blocks.ts'
import type { TextSource } from './text-source.ts'

interface YamlSourceOptions {
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
  const files = () => {
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
        const start = idOf(file, '')
        const own = [...translations].flatMap(([id, text]) =>
          id.startsWith(start) ? [[id.slice(start.length), text] as const] : [],
        )
        const refused = await writeFile(file, locale, new Map(own), options)
        refusals.push(...refused.map(({ id, reason }) => ({ id: idOf(file, id), reason })))
      }
      return refusals
    },
  }
}

/** A file has the texts of all languages, which are read one after another. */
const documents = new Map<string, Document>()

/** For reading alone. */
function parsedOnce(text: string) {
  const document = documents.get(text) ?? parse(text)
  documents.set(text, document)
  return document
}

/** Writes translations by text id; those that make the file invalid are left out, and returned. */
async function writeFile(
  file: string,
  locale: Locale,
  translations: Texts,
  { lists = [], issuesOf }: YamlSourceOptions,
): Promise<Refusal[]> {
  const before = readFileSync(file, 'utf8')
  let after = before
  const { document, refused } = await applyTranslations(() => parse(before), new Map([[locale, translations]]), {
    lists,
    issuesOf: async (written) => {
      after = await formatted(written, file)
      return issuesOf(after, basename(file))
    },
  })
  if (document !== null && after !== before) writeFileSync(file, after)
  return refused.map(({ id, reason }) => ({ id, reason }))
}

const parse = (text: string): Document => parseDocument(text, { stringKeys: true })

async function formatted(document: Document, file: string) {
  const text = document.toString({ lineWidth: 0, singleQuote: true })
  return format(text, { ...(await resolveConfig(file)), parser: 'yaml' })
}
