import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { inRoot } from '@fanfare/runner/root.ts'
import { symlinkModules } from '#tests/fixtures/symlink-modules.ts'
import { NAMES } from './names.ts'
import { ADDED_ROWS, type AddedRow } from './rows.ts'

const HERE = 'tests/new-type'

/** Copies the project to a temporary folder, without what git ignores and without these tests. */
function copyFiles(folder: string): void {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: inRoot(),
    encoding: 'utf8',
    maxBuffer: 16 * 1024 * 1024,
  })
  for (const path of listed.split('\0').filter((path) => path !== '' && !path.startsWith(`${HERE}/`)))
    cpSync(inRoot(...path.split('/')), join(folder, path))
  symlinkModules(folder)
}

function addRow(folder: string, { file, after, row }: AddedRow): void {
  const path = join(folder, file)
  const lines = readFileSync(path, 'utf8').split('\n')
  const index = lines.findIndex((line) => line.includes(after))
  if (index < 0) throw new Error(`${file} has no line with “${after}”`)
  writeFileSync(path, lines.toSpliced(index + 1, 0, row).join('\n'))
}

function addName(folder: string, locale: string, name: string): void {
  const path = join(folder, 'locales', locale, 'common.json')
  const texts = JSON.parse(readFileSync(path, 'utf8')) as { activity_type: Record<string, string> }
  texts.activity_type.marathon = name
  writeFileSync(path, `${JSON.stringify(texts, null, 2)}\n`)
}

/** A copy of the project with one more activity type. @returns its folder */
export function copyWithNewType(): string {
  const folder = mkdtempSync(join(tmpdir(), 'fanfare-new-type-'))
  copyFiles(folder)
  cpSync(join(dirname(inRoot(HERE, 'rows.ts')), 'marathon'), folder, { recursive: true })
  execFileSync(process.execPath, ['scripts/write-generated.ts'], { cwd: folder })
  for (const row of ADDED_ROWS) addRow(folder, row)
  for (const [locale, name] of Object.entries(NAMES)) addName(folder, locale, name)
  return folder
}
