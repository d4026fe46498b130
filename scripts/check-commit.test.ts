import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '@fanfare/kernel/testing/temporary-folder.ts'
import { commitFaults, subjectOf } from './check-commit.ts'

test.each([
  'fix(front): drop stale entries after 24 h',
  'feat!: require Node 24',
  'docs: correct the page on deploying',
  'refactor(page-cache): process each entry once',
  'test(gateway): bring the race of two claims into the suite',
  'fixup! fix(front): whatever it was',
  "Merge branch 'runner'",
])('accepts “%s”', (subject) => expect(commitFaults(subject)).toEqual([]))

test.each([
  ['update things', 'is not "type(scope): summary"'],
  ['fix(Front): drop entries', 'is not "type(scope): summary"'],
  ['fix(front): drops entries', 'imperative'],
  ['fix(front): dropped entries', 'imperative'],
  ['fix(front): dropping entries', 'imperative'],
  ['fix(front): the cache drops entries', 'imperative'],
  ['fix(front): Drop entries', 'lower case'],
  ['fix(front): drop entries.', 'full stop'],
  [`fix(front): drop ${'x'.repeat(60)}`, 'is 77 characters long'],
])('refuses “%s”', (subject, fault) => expect(commitFaults(subject).join('\n')).toContain(fault))

test('the subject is the first line that is not a comment', () => {
  expect(subjectOf('# Please enter a message\n\nfix: keep it\n\nbody')).toBe('fix: keep it')
})

test('the git hook ends with 1 and the reasons for a bad message, with 0 for a good one', () => {
  const folder = temporaryFolder()
  const hook = (message: string) => {
    writeFileSync(join(folder, 'MESSAGE'), message)
    return spawnSync(process.execPath, [join(import.meta.dirname, 'check-commit.ts'), join(folder, 'MESSAGE')], {
      encoding: 'utf8',
    })
  }
  const [bad, good] = [hook('Fixed stuff\n'), hook('fix: keep the last good page\n')]
  expect([bad.status, bad.stderr]).toEqual([1, expect.stringContaining('“Fixed stuff”')])
  expect([good.status, good.stderr]).toEqual([0, ''])
})
