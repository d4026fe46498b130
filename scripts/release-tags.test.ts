import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '@fanfare/kernel/testing/temporary-folder.ts'
import { releaseFaults, RELEASES, writeTags } from './release-tags.ts'

const ROOT = join(import.meta.dirname, '..')

/** A clone with the commits of two versions. @returns its folder, and how to ask git */
function makeClone() {
  const root = temporaryFolder()
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {
      cwd: root,
      encoding: 'utf8',
    }).trim()
  git('init', '--quiet')
  git('config', 'user.name', 'a')
  git('config', 'user.email', 'a@example.com')
  writeFileSync(join(root, 'CHANGELOG.md'), '# Changelog\n\n## Next\n\n## 0.2.0, 2026-11-28\n\n## 0.1.0, 2026-11-20\n')
  const releases = ['0.1.0', '0.2.0'].map((version) => {
    writeFileSync(join(root, 'package.json'), JSON.stringify({ version }))
    git('add', '.')
    git('commit', '--quiet', '--message', version)
    return { version, commit: git('rev-parse', 'HEAD') }
  })
  return { root, git, releases }
}

test('each release of the changelog has its commit, which is of that version and what a tag here names', () => {
  expect(releaseFaults()).toEqual([])
})

test('the documents name the last commit of 0.1.0 by its hash, which needs no tag', () => {
  const [first] = RELEASES
  const page = readFileSync(join(ROOT, 'docs', 'deploying', 'upgrade-and-backup.md'), 'utf8')
  expect(page).toContain(first.commit.slice(0, 10))
})

test('a release makes the annotated tags that are missing, once', () => {
  const { root, git, releases } = makeClone()
  expect(releaseFaults(root, releases)).toEqual([])
  expect(writeTags(root, releases)).toEqual(['v0.1.0', 'v0.2.0'])
  expect(git('cat-file', '-t', 'v0.1.0')).toBe('tag')
  expect(git('rev-parse', 'v0.1.0^{commit}')).toBe(releases[0]?.commit)
  expect(writeTags(root, releases)).toEqual([])
})

test('a release without a commit, a commit of another version and a tag at another commit are named', () => {
  const { root, git, releases } = makeClone()
  expect(releaseFaults(root, releases.slice(0, 1))).toEqual([expect.stringContaining('CHANGELOG.md has 0.2.0')])
  const commit = git('rev-parse', 'HEAD')
  git('tag', 'v0.1.0')
  expect(releaseFaults(root, [{ version: '0.1.0', commit }, ...releases.slice(1)])).toEqual([
    `${commit} is of version 0.2.0, not 0.1.0`,
  ])
  writeFileSync(join(root, 'CHANGELOG.md'), '# Changelog\n\n## 0.2.0, 2026-11-28\n')
  expect(releaseFaults(root, [{ version: '0.2.0', commit }])).toEqual([])
  expect(releaseFaults(root, releases)).toEqual([expect.stringMatching(/^the tag v0\.1\.0 is at /)])
})
