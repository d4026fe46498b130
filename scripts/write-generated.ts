import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { LanguageSource } from '@fanfare/languages/language-source.ts'

const ROOT = join(import.meta.dirname, '..')
/** The text of each script: pages contain it, and the front allows it by its hash. Written last. No generated file is in the repository. */
const SCRIPTS = 'lib/head/scripts.json'
/** Every inline script of a page (`InlineScript`) by its name. */
const ENTRIES = {
  page: '../lib/head/page.ts',
  account: '../lib/head/account.ts',
  label: '../lib/head/label.ts',
}
/** All that the written files are made from, and the version of the bundler. */
const SOURCES = [
  'lib',
  'components/ui/pictures',
  'packages/contract',
  'packages/languages',
  'packages/activities',
  'packages/kernel',
  'package-lock.json',
  'scripts/write-generated.ts',
]

const filesOf = (path: string) =>
  statSync(path).isDirectory()
    ? readdirSync(path, { recursive: true, encoding: 'utf8' }).map((name) => join(path, name))
    : [path]

function isFresh() {
  const written = statSync(join(ROOT, SCRIPTS), { throwIfNoEntry: false })?.mtimeMs ?? 0
  return SOURCES.flatMap((path) => filesOf(join(ROOT, path))).every((file) => statSync(file).mtimeMs <= written)
}

/** @throws Error when the text would end its own element */
async function bundle(entry: string) {
  const { build } = await import('vite')
  const built = await build({
    root: ROOT,
    configFile: false,
    envFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2020',
      rolldownOptions: { input: join(import.meta.dirname, entry), output: { format: 'iife' } },
    },
  })
  const [chunk] = 'output' in built ? built.output : []
  const code = chunk && 'code' in chunk ? chunk.code.trim() : ''
  if (code === '' || /<\/script|<!--/i.test(code)) throw new Error(`${entry} is no inline script`)
  return code
}

function write(path: string, text: string) {
  const partial = join(ROOT, `${path}.${process.pid}`)
  writeFileSync(partial, `${text}\n`)
  renameSync(partial, join(ROOT, path))
}

/** The elements of each drawing whose parts move, or that is in an image or on a page without sprites. */
function drawings() {
  const text = ['art', 'rewards'].map((name) => readFileSync(join(ROOT, `components/ui/pictures/${name}.svg`), 'utf8'))
  return Object.fromEntries(
    [...text.join('').matchAll(/<g id="((?!tall-|lottery-)[^"]+)">(.*)<\/g>/g)].map(([, id, shapes = '']) => [
      id,
      [...shapes.matchAll(/<(\w+) (.*?)\/>/g)].map(([, tag, attributes = '']) => ({
        tag,
        ...Object.fromEntries(
          [...attributes.matchAll(/([\w-]+)="(.*?)"/g)].map(([, name = '', value]) => [name.replace('-w', 'W'), value]),
        ),
      })),
    ]),
  )
}

/** What each table has of a language. */
const TABLES: Readonly<Record<string, (source: LanguageSource) => unknown>> = {
  facts: ({ direction, labelName, htmlLang, supportLocale, translatedFrom }) => ({
    direction,
    labelName,
    htmlLang,
    supportLocale,
    translatedFrom,
  }),
  codes: ({ localeCodes }) => localeCodes,
  rows: ({ row }) => row,
  numbers: ({ numbers }) => numbers,
  dates: ({ dates }) => dates,
  numerals: ({ numerals }) => numerals,
}

/** One file a table, so that a page loads only the fields that it reads. @throws Error for a source that is not named after its code */
async function writeLanguages() {
  const folder = 'packages/languages'
  const sources = await Promise.all(
    readdirSync(join(ROOT, folder, 'source')).map(async (name) => {
      const { language } = (await import(`../${folder}/source/${name}`)) as { language: LanguageSource }
      if (language.code !== basename(name, '.ts')) throw new Error(`${name} has the code ${language.code}`)
      return language
    }),
  )
  sources.sort((one, other) => one.row.langCode - other.row.langCode)
  mkdirSync(join(ROOT, folder, 'tables'), { recursive: true })
  for (const [name, pick] of Object.entries(TABLES)) {
    const table = Object.fromEntries(sources.map((source) => [source.code, pick(source)]))
    write(`${folder}/tables/${name}.json`, JSON.stringify(table))
  }
}

// The bootstrap runs this before each command.
if (!isFresh()) {
  // First, because what follows imports the tables.
  await writeLanguages()
  const { activityJsonSchemaText } = await import('@fanfare/activities/json-schema.ts')
  write('activities/activity.schema.json', activityJsonSchemaText())
  const { themeCss } = await import('@fanfare/kernel/theme/css-variables.ts')
  write('lib/theme/theme.css', themeCss())
  write('lib/theme/drawings.json', JSON.stringify(drawings()))
  const { NODE_ENV } = process.env
  const texts: Record<string, string> = {}
  for (const [name, entry] of Object.entries(ENTRIES)) texts[name] = await bundle(entry)
  // Vite sets it, but the command that follows has its own.
  if (NODE_ENV === undefined) Reflect.deleteProperty(process.env, 'NODE_ENV')
  write(SCRIPTS, JSON.stringify(texts, null, 2))
}
