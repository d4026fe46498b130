import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../root.ts'

/** Has the commit of the last `npm test` in which everything passed. */
const GREEN_FILE = join('node_modules', '.cache', 'fanfare', 'green')

/** The paths that git prints with `-z`. */
export const gitPaths = (root: string, ...args: string[]): string[] =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\0')
    .filter((path) => path !== '')

/**
 * Files that differ from the commit of the last green run, or from the last commit where there was none, with new ones. None
 * outside a clone.
 */
export function changedFiles(root = ROOT): string[] {
  const changedSince = (commit: string) => [
    ...gitPaths(root, 'diff', '--name-only', '-z', commit, '--'),
    ...gitPaths(root, 'ls-files', '--others', '--exclude-standard', '-z'),
  ]
  const green = join(root, GREEN_FILE)
  // The commit can be gone after a rebase.
  for (const commit of existsSync(green) ? [readFileSync(green, 'utf8').trim(), 'HEAD'] : ['HEAD'])
    try {
      return changedSince(commit)
    } catch {}
  return []
}

/** The folders of these files in the packages, one for each noun: `packages/gateway/draws`. */
export const nounsOf = (files: readonly string[]): string[] => [
  ...new Set(
    files
      .filter((path) => path.startsWith('packages/'))
      .map((path) => path.split('/').slice(0, -1).slice(0, 3).join('/')),
  ),
]
