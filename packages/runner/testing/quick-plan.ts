import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import { ROOT, inRoot } from '../root.ts'
import { gitPaths } from './changed-nouns.ts'
import { testFiles } from './test-files.ts'

/** The part of the project that `npm test -- quick` checks. Paths are relative to the root. */
export interface QuickPlan {
  /** Files that differ from this commit count as changed. */
  base: string
  changed: string[]
  lint: string[]
  /** Browser tests. */
  specs: string[]
}

const BASES = ['origin/main', 'main']
/** Folders whose code a browser can meet. */
const PRODUCT = /^(?:app|components|front|gallery|lib|packages|store)\//
/** More specs than these share a common word, and run in `npm test`. */
const MOST_SPECS = 2

const wordsOf = (name: string): string[] => name.split('-').map((word) => word.replace(/s$/, ''))
const nameOf = (spec: string): string => basename(spec, '.spec.ts')
/** Without the first one, and without the name of a package, which is that of a whole program. */
const foldersOf = (path: string): string[] => path.split('/').slice(path.startsWith('packages/') ? 2 : 1, -1)

/** Of so many files a run takes about a minute; more reach a file of the ground, such as the context of the gateway. */
const MOST_TESTS = 24

/** The folder that a file belongs to: `packages/gateway/draws`, `components/message`. */
const nounOf = (path: string): string =>
  path
    .split('/')
    .slice(0, -1)
    .slice(0, path.startsWith('packages/') ? 3 : 2)
    .join('/')

/** Of many test files that reach a change, those that changed and those in the folders of the change; a few files are all near. */
export function nearTests(changed: readonly string[], reaching: readonly string[]): string[] {
  if (reaching.length <= MOST_TESTS) return [...reaching]
  const nouns = new Set(changed.map(nounOf))
  return reaching.filter((path) => changed.includes(path) || nouns.has(nounOf(path)))
}

/** The spec that has the folder's name, or the few that have it in theirs. */
function specsOf(folder: string, specs: readonly string[]): string[] {
  const name = wordsOf(folder).join('-')
  const same = specs.filter((spec) => wordsOf(nameOf(spec)).join('-') === name)
  if (same.length > 0) return same
  const named = specs.filter((spec) => wordsOf(nameOf(spec)).includes(name))
  return named.length > MOST_SPECS ? [] : named
}

/** Chooses the checks of a change. A browser test runs when it changed itself, or when its name has that of a changed folder. */
export function quickPlan(base: string, changed: readonly string[], specs: readonly string[]): QuickPlan {
  const folders = new Set(changed.filter((path) => PRODUCT.test(path)).flatMap(foldersOf))
  const chosen = [
    ...specs.filter((spec) => changed.includes(spec)),
    ...[...folders].flatMap((one) => specsOf(one, specs)),
  ]
  return {
    base,
    changed: [...changed],
    lint: changed.filter((path) => /\.(?:ts|tsx|mjs)$/.test(path)),
    specs: [...new Set(chosen)].toSorted(),
  }
}

function isCommit(name: string): boolean {
  try {
    gitPaths(ROOT, 'rev-parse', '--verify', '--quiet', `${name}^{commit}`)
    return true
  } catch {
    return false
  }
}

/**
 * Reads what differs from `origin/main`, or from `main` where there is no remote, with uncommitted and new files.
 * @throws Error, a sentence for the user, outside a clone
 */
export function readQuickPlan(): QuickPlan {
  const base = BASES.find(isCommit)
  if (base === undefined)
    throw new Error('quick compares with origin/main or main, and there is neither here. Run npm test.')
  const changed = gitPaths(ROOT, 'diff', '--name-only', '-z', '--merge-base', base)
  const added = gitPaths(ROOT, 'ls-files', '-z', '--others', '--exclude-standard')
  const files = [...new Set([...changed, ...added])].filter((path) => existsSync(inRoot(path))).toSorted()
  return quickPlan(
    base,
    files,
    testFiles().filter((path) => path.startsWith('tests/e2e/')),
  )
}
