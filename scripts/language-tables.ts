import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { format, resolveConfig } from 'prettier'
import type { LanguageSource } from '@fanfare/languages/language-source.ts'

const FOLDER = 'packages/languages/source'
const WIDTH = 120

/** `packages/languages/source/*.ts` below `root`, in the order of `langCode`. @throws Error for a file that is not named after its code */
export async function readLanguageSources(root: string) {
  const files = readdirSync(join(root, FOLDER)).filter((name) => name.endsWith('.ts'))
  const sources = await Promise.all(
    files.map(async (name) => {
      const { language } = (await import(pathToFileURL(join(root, FOLDER, name)).href)) as { language: LanguageSource }
      if (language.code !== basename(name, '.ts')) throw new Error(`${FOLDER}/${name} has the code ${language.code}`)
      return language
    }),
  )
  return sources.toSorted((one, other) => one.row.langCode - other.row.langCode)
}

/** A value as TypeScript; spaces that a reader cannot tell from others are escaped. */
export function literal(value: unknown): string {
  if (typeof value === 'string') return quoted(value)
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  if (typeof value !== 'object' || value === null) return String(value)
  const fields = Object.entries(value).filter(([, field]) => field !== undefined)
  return `{ ${fields.map(([name, field]) => `${keyOf(name)}: ${literal(field)}`).join(', ')} }`
}

const quoted = (text: string) => {
  const escaped = text.replaceAll('\\', String.raw`\\`).replaceAll("'", String.raw`\'`)
  return `'${escaped.replaceAll(/[\u00a0\u202f]/g, (space) => String.raw`\u` + hex(space))}'`
}

const hex = (character: string) => (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')

const keyOf = (name: string) => (/^[a-z]+$/i.test(name) ? name : `'${name}'`)

/** Lines are filled with fields, because one field per line would be 600 lines. */
function filledTable(sources: readonly LanguageSource[]) {
  const rows = sources.map(({ code, row }) => {
    const words = Object.entries(row).flatMap(([name, value]) => `${name}: ${literal(value)},`.split(/(?<=,) /))
    const lines: string[] = []
    for (const word of words) {
      const last = lines.at(-1)
      if (last !== undefined && last.length + word.length < WIDTH) lines[lines.length - 1] = `${last} ${word}`
      else lines.push(`    ${word}`)
    }
    return [`  ${keyOf(code)}: {`, ...lines, '  },'].join('\n')
  })
  return ['{', ...rows, '}'].join('\n')
}

interface Table {
  path: string
  /** Matches the table in its file. */
  where: RegExp
  write: (sources: readonly LanguageSource[]) => string
}

const constant = (name: string) => new RegExp(String.raw`(?<=\bconst ${name}\b[^=]*= )(\{[^]*?\})(?= as const|\n\n)`)

/** A table with a part of each source. */
const parts = (path: string, name: string, pick: (source: LanguageSource) => unknown): Table => ({
  path,
  where: constant(name),
  write: (sources) => literal(Object.fromEntries(sources.map((source) => [source.code, pick(source)]))),
})

/** The tables that are written from the sources; everything else in these files is written by hand. */
const TABLES: readonly Table[] = [
  parts('packages/languages/locales.ts', 'LOCALE_FACTS', ({ direction, labelName, htmlLang, supportLocale }) => ({
    direction,
    labelName,
    htmlLang,
    supportLocale,
  })),
  parts('packages/languages/locale-codes.ts', 'LOCALE_CODES', ({ localeCodes }) => localeCodes),
  { path: 'packages/languages/languages.ts', where: constant('ROWS'), write: filledTable },
  parts('packages/languages/number-styles.ts', 'NUMBER_STYLES', ({ numbers }) => numbers),
  parts('packages/languages/date-styles.ts', 'DATE_STYLES', ({ dates }) => dates),
  parts('packages/languages/numerals.ts', 'NUMERALS', ({ numerals }) => numerals),
  parts('lib/i18n/translated-from.ts', 'TRANSLATED_FROM', ({ translatedFrom }) => translatedFrom),
  {
    path: 'middleware.ts',
    where: /(?<=\(\?:)(en\|[\w|-]+)(?=\))/,
    write: (sources) => sources.map(({ code }) => code).join('|'),
  },
]

/** The files by path, with their tables written from the sources. @throws Error for a file in which a table has no place */
export async function languageTables(root: string, sources: readonly LanguageSource[]) {
  const options = await resolveConfig(join(root, 'packages/languages/locales.ts'))
  const files = await Promise.all(
    TABLES.map(async ({ path, where, write }) => {
      const text = readFileSync(join(root, path), 'utf8')
      if (!where.test(text)) throw new Error(`${path} has no table ${where.source}`)
      const written = text.replace(where, () => write(sources))
      return [path, await format(written, { ...options, parser: 'typescript' })] as const
    }),
  )
  return new Map(files)
}
