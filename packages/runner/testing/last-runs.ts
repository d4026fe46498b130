import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../root.ts'

const FOLDER = join('node_modules', '.cache', 'fanfare')

/** `short` is `npm test`; what fails in the others is shown by it until they pass. */
export type Whole = 'short' | 'all' | 'night'

interface RedRun {
  commit: string
  at: string
  failures: string[]
}

const redFile = (root: string, whole: Whole) => join(root, FOLDER, `${whole}.json`)

function commitOf(root: string): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim()
  } catch {
    return ''
  }
}

/** Remembers the result of a whole run: the commit of the last green one of all kinds in `green`, and what failed in a long one. */
export function remember(whole: Whole, failures: readonly string[], root = ROOT): void {
  const commit = commitOf(root)
  mkdirSync(join(root, FOLDER), { recursive: true })
  if (failures.length === 0 && commit !== '') writeFileSync(join(root, FOLDER, 'green'), commit)
  if (whole === 'short') return
  if (failures.length === 0) return rmSync(redFile(root, whole), { force: true })
  const named = failures.map((failure) => failure.split(/\n */, 2).join(': '))
  const red: RedRun = { commit, at: new Date().toISOString(), failures: named }
  writeFileSync(redFile(root, whole), JSON.stringify(red))
}

/** The lines of `npm test` about long runs that failed; null where the last ones passed. */
export function redRuns(root = ROOT): string | null {
  const lines = (['all', 'night'] as const)
    .filter((whole) => existsSync(redFile(root, whole)))
    .flatMap((whole) => {
      const { commit, at, failures } = JSON.parse(readFileSync(redFile(root, whole), 'utf8')) as RedRun
      return [`npm test -- ${whole} failed on ${at.slice(0, 10)} at ${commit.slice(0, 10)}:`, ...failures]
    })
  return lines.length > 0 ? lines.join('\n  ') : null
}
