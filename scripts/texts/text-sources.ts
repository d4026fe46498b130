import { existsSync, mkdirSync, readFileSync, writeFileSync, readdirSync } from 'node:fs'
import { dirname, join, basename } from 'node:path'
import { isMap, isScalar, parseDocument, type Document } from 'yaml'
import { format, resolveConfig } from 'prettier'
import { parseActivityFile, parseProgramme } from '@fanfare/activities/parse-files.ts'
import { TRANSLATED_LOCALES } from '@fanfare/activities/translations/text-rows.ts'
import type { ParsedFile } from '@fanfare/activities/parse-yaml-file.ts'
import { type Locale, DEFAULT_LOCALE } from '@fanfare/languages/locales.ts'
import { parseLegalFile } from '@fanfare/languages/legal/legal-file.ts'
import { languageOf } from '@fanfare/languages/languages.ts'
import { type Texts, blocksOf, textsOf } from '@fanfare/activities/translations/text-blocks.ts'
import { applyTranslations, type Refusal } from '@fanfare/activities/translations/apply-translations.ts'
import type { TextSource } from './text-source.ts'

interface YamlSourceOptions {
  /** The folder of the files, each with `texts:` by language. */
  folder: string
  /** Precedes the file's name in a text id. */
  prefix: string
  /** Lists in the files whose entries have `texts:` of their own. */
  lists?: readonly string[]
  /** The faults of a file's text; `field` is a dotted path. */
  issuesOf: (text: string, name: string) => { field: string; message: string }[]
}

/** The texts of the YAML files of one folder: activities, campaigns of agents or legal documents. */
function createYamlSource(root: string, options: YamlSourceOptions): TextSource {
  const { folder, prefix, lists = [] } = options
  const files = () => {
    const at = join(root, folder)
    if (!existsSync(at)) return []
    return readdirSync(at)
      .filter((name) => name.endsWith('.yaml'))
      .toSorted()
      .map((name) => join(at, name))
  }
  const idOf = (file: string, path: string) => `${prefix}${basename(file, '.yaml')}:${path}`

  return {
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

/** Cached, because a file has the texts of all languages, which are read one after another. */
const documents = new Map<string, Document>()

/** Callers must not change the document, which they share. */
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
) {
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

const PREFIX = 'common:'

/** The texts of the interface, `locales/{lng}/common.json`, in the order of English. */
function createMessageSource(root: string): TextSource {
  const fileOf = (locale: Locale) => join(root, 'locales', languageOf(locale).localeFileName, 'common.json')
  const read = (locale: Locale): Map<string, string> => {
    const file = fileOf(locale)
    return existsSync(file) ? new Map(flattenedOnce(readFileSync(file, 'utf8'))) : new Map()
  }
  return {
    read,
    write(locale, translations) {
      const own = read(locale)
      const texts = [...read(DEFAULT_LOCALE).keys()].flatMap((id) => {
        const text = translations.get(id) ?? own.get(id)
        return text === undefined ? [] : [[id.slice(PREFIX.length), text] as const]
      })
      mkdirSync(dirname(fileOf(locale)), { recursive: true })
      writeFileSync(fileOf(locale), `${stringify(texts)}\n`)
      return Promise.resolve([])
    },
  }
}

const flattened = new Map<string, Texts>()

/** Cached, because a command reads the English file many times. */
function flattenedOnce(json: string) {
  const texts = flattened.get(json) ?? flatten(json)
  flattened.set(json, texts)
  return texts
}

/** Parses the JSON as YAML, because `JSON.parse` would move keys such as `40400` to the front. */
function flatten(json: string) {
  const texts = new Map<string, string>()
  const visit = (node: unknown, path: string) => {
    if (isScalar(node) && typeof node.value === 'string') texts.set(PREFIX + path, node.value)
    if (!isMap(node)) return
    for (const { key, value } of node.items) {
      const name = isScalar(key) ? String(key.value) : ''
      visit(value, path ? `${path}.${name}` : name)
    }
  }
  const document = parseDocument(json, { stringKeys: true })
  const [fault] = document.errors
  if (fault) throw fault
  visit(document.contents, '')
  return texts
}

/** `JSON.stringify` with two spaces, in the given order; texts of one namespace need not be neighbours. */
function stringify(texts: readonly (readonly [key: string, text: string])[], indent = ''): string {
  if (texts.length === 0) return '{}'
  const groups = Map.groupBy(texts, ([key]) => key.split('.', 1)[0] ?? '')
  const lines = [...groups].map(([name, members]) => {
    const [first] = members
    const value =
      first?.[0] === name
        ? JSON.stringify(first[1])
        : stringify(
            members.map(([key, text]) => [key.slice(name.length + 1), text] as const),
            `${indent}  `,
          )
    return `${indent}  ${JSON.stringify(name)}: ${value}`
  })
  return `{\n${lines.join(',\n')}\n${indent}}`
}

/** The files with texts below `root`, in the order of a work list. */
export function createTextSources(root: string): TextSource[] {
  return [
    createMessageSource(root),
    createYamlSource(root, { folder: 'activities', prefix: '', issuesOf: issuesBy(parseActivityFile) }),
    createProgrammeSource(root),
    createYamlSource(root, { folder: 'legal', prefix: 'legal/', issuesOf: legalIssues }),
  ]
}

/** The texts of the campaigns of agents below `root`, with ids such as `programmes/global-partners:news.0.title`. */
export const createProgrammeSource = (root: string): TextSource =>
  createYamlSource(root, {
    folder: 'activities/programmes',
    prefix: 'programmes/',
    lists: ['levels', 'news'],
    issuesOf: issuesBy(parseProgramme),
  })

const issuesBy =
  (parse: (text: string, name: string) => ParsedFile<unknown>) =>
  (text: string, name: string): { field: string; message: string }[] => {
    const parsed = parse(text, name)
    return parsed.ok ? [] : parsed.errors
  }

/** The error has a line for each fault: file, field, colon, message. */
function legalIssues(text: string, name: string) {
  try {
    parseLegalFile(text, name)
    return []
  } catch (error) {
    if (!(error instanceof Error)) throw error
    return error.message.split('\n').map((line) => {
      const [field = '', ...message] = line.slice(name.length + 1).split(': ')
      return { field, message: message.join(': ') }
    })
  }
}

/** The texts of all languages but English, without those they inherit. */
export const readTranslations = (sources: readonly TextSource[]) =>
  new Map(TRANSLATED_LOCALES.map((locale) => [locale, readTexts(sources, locale)]))

/** The files with texts below `root`, and the texts of English. */
export function readEnglish(root: string) {
  const sources = createTextSources(root)
  return { sources, english: readTexts(sources, DEFAULT_LOCALE) }
}

/** The texts of one language in all files, without those it inherits. */
export const readTexts = (sources: readonly TextSource[], locale: Locale) =>
  new Map(sources.flatMap((source) => [...source.read(locale)]))
