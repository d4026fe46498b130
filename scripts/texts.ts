import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readPendingTexts } from '@fanfare/kernel/config/pending-texts.ts'
import { TRANSLATED_LOCALES } from '@fanfare/activities/translations/text-rows.ts'
import { DEFAULT_LOCALE, isLocale, type Locale } from '@fanfare/languages/locales.ts'
import { helpText } from '@fanfare/runner/command-line.mjs'
import { outliveReader } from '@fanfare/runner/commands/command.ts'
import { COMMANDS } from '@fanfare/runner/commands.mjs'
import { importTranslations, type Imported } from './texts/import-translations.ts'
import { markCorrected, markSeen } from './texts/mark-seen.ts'
import { reviewTable } from './texts/source-file.ts'
import { pendingReport, recordPending } from './texts/pending-texts.ts'
import { readLanguage } from './texts/stale-texts.ts'
import { readEnglish } from './texts/text-sources.ts'
import { createWorkList } from './texts/work-list.ts'

const { export: exported, seen } = COMMANDS.texts.commands

const ROOT = join(import.meta.dirname, '..')

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { ...exported.options, ...seen.options },
})

outliveReader()

const print = (line: string) => process.stdout.write(`${line}\n`)

function languageNamed(name: string | undefined): Locale {
  if (isLocale(name) && name !== DEFAULT_LOCALE) return name
  throw new Error(`“${name ?? ''}” is not one of ${TRANSLATED_LOCALES.join(', ')}`)
}

const readFile = (path: string | undefined) => {
  if (path === undefined) throw new Error('The file is missing.')
  return JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>
}

function output(value: object) {
  const text = JSON.stringify(value, null, 2)
  if (values.to === undefined) print(text)
  else writeFileSync(values.to, `${text}\n`)
}

function printStale(locales: readonly Locale[]) {
  const texts = readEnglish(ROOT)
  for (const locale of locales) {
    const { stale, missing, left } = readLanguage(ROOT, locale, texts)
    print(`${locale}: ${stale.length} stale, ${missing.length} missing, ${left.length} without a text`)
    for (const id of stale) print(`  stale ${id}`)
    for (const id of missing) print(`  missing ${id}`)
    for (const id of left) print(`  without a text ${id}`)
  }
}

function printChanged() {
  const { pending, refused } = recordPending(ROOT, new Date().toISOString().slice(0, 10))
  for (const { id, reason } of refused) print(`refused ${id}: ${reason}; translate it with the change of English`)
  print(`${pending.size} pending, ${refused.length} refused`)
  if (refused.length > 0) process.exitCode = 1
}

function printImport({ written, refused, removed }: Imported) {
  for (const { id, reason } of refused) print(`refused ${id}: ${reason}`)
  for (const id of removed) print(`removed ${id}: it has no English text`)
  print(`${written.length} written, ${refused.length} refused`)
  if (refused.length > 0) process.exitCode = 1
}

async function run() {
  const [command, name, ...rest] = positionals
  switch (command) {
    case 'stale':
      return printStale(name === undefined ? TRANSLATED_LOCALES : [languageNamed(name)])
    case 'changed':
      return printChanged()
    case 'pending':
      for (const line of pendingReport(readPendingTexts(ROOT), Date.now())) print(line)
      return
    case 'export':
      return output(createWorkList(ROOT, languageNamed(name), values))
    case 'import':
      return printImport(await importTranslations(ROOT, languageNamed(name), readFile(rest[0])))
    case 'clean':
      for (const locale of TRANSLATED_LOCALES) printImport(await importTranslations(ROOT, locale, {}))
      return
    case 'table':
      return void print(reviewTable(ROOT))
    case 'seen': {
      if (values['all-languages']) {
        return void print(`${markCorrected(ROOT, positionals.slice(1))} acknowledged`)
      }
      if (rest.some(isLocale)) throw new Error('One language at a time.')
      const ids = markSeen(ROOT, languageNamed(name), values.all ? ['--all', ...rest] : rest)
      return void print(`${ids.length} acknowledged`)
    }
    default:
      throw new Error(helpText('texts'))
  }
}

await run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
