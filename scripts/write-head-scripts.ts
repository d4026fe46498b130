import { existsSync, readdirSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')
/** Has each script as one text: pages contain it, and the front allows it by its hash. Not in the repository. */
const OUTPUT = join(ROOT, 'lib/head/scripts.json')
/** Every inline script of a page (`InlineScript`) by its name. */
const ENTRIES = {
  page: '../lib/head/page.ts',
  account: '../lib/head/account.ts',
}
/** All that the entries may import, and the version of the bundler. */
const SOURCES = [
  'lib',
  'packages/contract',
  'packages/languages',
  'packages/kernel',
  'package-lock.json',
  'scripts/write-head-scripts.ts',
]

const filesOf = (path: string) =>
  statSync(path).isDirectory()
    ? readdirSync(path, { recursive: true, encoding: 'utf8' }).map((name) => join(path, name))
    : [path]

function isFresh() {
  if (!existsSync(OUTPUT)) return false
  const written = statSync(OUTPUT).mtimeMs
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

// By the bootstrap, before each command.
if (!isFresh()) {
  const { NODE_ENV } = process.env
  const texts: Record<string, string> = {}
  for (const [name, entry] of Object.entries(ENTRIES)) texts[name] = await bundle(entry)
  // Vite sets it, and the command that follows has its own.
  if (NODE_ENV === undefined) Reflect.deleteProperty(process.env, 'NODE_ENV')
  const partial = `${OUTPUT}.${process.pid}`
  writeFileSync(partial, `${JSON.stringify(texts, null, 2)}\n`)
  renameSync(partial, OUTPUT)
}
