import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '@fanfare/kernel/testing/temporary-folder.ts'
import { changedFiles, nounsOf } from './changed-nouns.ts'

function clone() {
  const root = temporaryFolder()
  const write = (path: string, text = '') => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', ...args], { cwd: root, encoding: 'utf8' })
  const commit = (path: string) => {
    write(path)
    git('add', path)
    git('commit', '--message', path)
    return git('rev-parse', 'HEAD')
  }
  git('init', '--quiet')
  write('.gitignore', 'node_modules')
  return { root, write, commit, green: (hash: string) => write('node_modules/.cache/fanfare/green', hash) }
}

test('nouns are those of the files that changed since the last green run, committed or not', () => {
  const { root, write, commit, green } = clone()
  const first = commit('packages/gateway/draws/draw.ts')
  commit('packages/gateway/rewards/db/rewards.ts')
  write('packages/kernel/time/day.ts')
  write('components/message/message.tsx')
  const changed = () => nounsOf(changedFiles(root)).toSorted()
  expect(changed(), 'without a green run: what is not committed').toEqual(['packages/kernel/time'])
  green(first)
  expect(changed()).toEqual(['packages/gateway/rewards', 'packages/kernel/time'])
  green('0123456789012345678901234567890123456789')
  expect(changed(), 'the commit is gone').toEqual(['packages/kernel/time'])
})
