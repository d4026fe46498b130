import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A release of CHANGELOG.md: its last commit is that of the tag `v<version>`. */
interface Release {
  version: string
  commit: string
}

/**
 * The releases, oldest first. A hash is always true, so documents name it, and the tags are made from it:
 * `npx node scripts/release-tags.ts --write`, then `git push --tags` by whoever may.
 */
export const RELEASES: readonly [Release, ...Release[]] = [
  // The last one with the 77 migrations that a database of 0.1.0 has.
  { version: '0.1.0', commit: '6b1329343d406cde59165fc2cb3377989680859a' },
  { version: '0.2.0', commit: '4b46851d27aa69380f8a7e1a969cebf4248fc0b0' },
]

const ROOT = join(import.meta.dirname, '..')

const git = (root: string, ...args: string[]): string | null => {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return null
  }
}

/**
 * The versions of the changelog's headings, newest first: `## 0.2.0, 2026-11-28`. Without a heading `## Next` this is the commit of the
 * newest one, which cannot name itself.
 */
function releasedIn(changelog: string): string[] {
  const versions = [...changelog.matchAll(/^## (\d+\.\d+\.\d+)\b/gm)].map(([, version = '']) => version)
  return /^## Next$/m.test(changelog) ? versions : versions.slice(1)
}

/** What is wrong with the releases: a version without a commit, a commit of another version, a tag at another commit. */
export function releaseFaults(root = ROOT, releases: readonly Release[] = RELEASES): string[] {
  const named = releasedIn(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'))
  const missing = named.filter((version) => !releases.some((release) => release.version === version))
  const faults = missing.map((version) => `CHANGELOG.md has ${version}, which has no commit in scripts/release-tags.ts`)
  for (const { version, commit } of releases) {
    const manifest = git(root, 'show', `${commit}:package.json`)
    // A clone without history has none of them.
    if (manifest === null) continue
    const { version: own } = JSON.parse(manifest) as { version: string }
    if (own !== version) faults.push(`${commit} is of version ${own}, not ${version}`)
    const tagged = git(root, 'rev-parse', '--verify', '--quiet', `refs/tags/v${version}^{commit}`)
    if (tagged !== null && tagged !== commit) faults.push(`the tag v${version} is at ${tagged}, not at ${commit}`)
  }
  return faults
}

/** Makes the annotated tags that this clone does not have. @returns their names */
export function writeTags(root = ROOT, releases: readonly Release[] = RELEASES): string[] {
  const absent = releases.filter(
    ({ version }) => git(root, 'rev-parse', '--verify', '--quiet', `refs/tags/v${version}`) === null,
  )
  for (const { version, commit } of absent)
    execFileSync('git', ['tag', '--annotate', `v${version}`, '--message', `Fanfare ${version}`, commit], { cwd: root })
  return absent.map(({ version }) => `v${version}`)
}

if (import.meta.main) {
  const faults = releaseFaults()
  for (const fault of faults) process.stderr.write(`${fault}\n`)
  if (faults.length === 0 && process.argv.includes('--write'))
    process.stdout.write(`${writeTags().join(', ') || 'No tag'} made. Push them with: git push --tags\n`)
  process.exitCode = faults.length > 0 ? 1 : 0
}
