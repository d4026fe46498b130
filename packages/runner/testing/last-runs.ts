import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../root.ts'

const FOLDER = join('node_modules', '.cache', 'fanfare')

/** The last `npm test -- all`, where it failed. */
interface RedNight {
  commit: string
  at: string
  failures: string[]
}

function commitOf(root: string): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim()
  } catch {
    return ''
  }
}

/**
 * Remembers the result of a whole run: the commit of the last green one in `green`, and a night that failed in `night.json` until one
 * passes.
 */
export function remember(whole: 'short' | 'all', failures: readonly string[], root = ROOT): void {
  const commit = commitOf(root)
  const night = join(root, FOLDER, 'night.json')
  mkdirSync(join(root, FOLDER), { recursive: true })
  if (failures.length === 0 && commit !== '') writeFileSync(join(root, FOLDER, 'green'), commit)
  if (whole === 'short') return
  if (failures.length === 0) return rmSync(night, { force: true })
  const named = failures.map((failure) => failure.split(/\n */, 2).join(': '))
  writeFileSync(night, JSON.stringify({ commit, at: new Date().toISOString(), failures: named } satisfies RedNight))
}

/** The lines of `npm test` about a night that failed; null where the last one passed. */
export function redNight(root = ROOT): string | null {
  const file = join(root, FOLDER, 'night.json')
  if (!existsSync(file)) return null
  const { commit, at, failures } = JSON.parse(readFileSync(file, 'utf8')) as RedNight
  return [
    `The night of ${at.slice(0, 10)} failed at ${commit.slice(0, 10)}; npm test -- all shows it mended:`,
    ...failures,
  ].join('\n  ')
}
