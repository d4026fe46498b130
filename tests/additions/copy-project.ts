import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inRoot } from '@fanfare/runner/root.ts'
import { symlinkModules } from '#tests/fixtures/symlink-modules.ts'
import { ADDED_ROWS } from './additions.ts'

const HERE = 'tests/additions'

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
  // Commands for texts read the English of before from git.
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder })
  git('init', '--quiet')
  git('add', '--all')
  git('-c', 'user.name=Copy', '-c', 'user.email=copy@fanfare.example', 'commit', '--quiet', '-m', 'the project')
}

function addRow(folder: string, { file, after, row }: { file: string; after: string; row: string }): void {
  const path = join(folder, file)
  const lines = readFileSync(path, 'utf8').split('\n')
  const index = lines.findIndex((line) => line.includes(after))
  const line = lines[index]
  if (line === undefined) throw new Error(`${file} has no line with “${after}”`)
  const isWithin = /^ \S/.test(row)
  const added = isWithin ? [line.replace(after, after + row)] : [line, row]
  writeFileSync(path, lines.toSpliced(index, 1, ...added).join('\n'))
}

/** A copy of the project with everything that `ADDITIONS` names. @returns its folder */
export function copyWithAdditions(): string {
  const folder = mkdtempSync(join(tmpdir(), 'fanfare-additions-'))
  copyFiles(folder)
  cpSync(inRoot(HERE, 'files'), folder, { recursive: true })
  for (const row of ADDED_ROWS) addRow(folder, row)
  execFileSync(process.execPath, ['scripts/write-generated.ts'], { cwd: folder })
  return folder
}
