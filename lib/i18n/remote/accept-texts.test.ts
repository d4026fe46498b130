import { expect, test } from 'vitest'
import { longestTurn } from '@fanfare/kernel/testing/turns.ts'
import { acceptTexts } from './read-remote-texts.ts'

const KNOWN = {
  common: { btn_ok: 'OK', left: '{count, plural, one {{value} day} other {{value} days}}' },
  task: { terms: 'See the <link>terms</link> of {name}', state: '{kind, select, new {New {name}} other {Old}}' },
}

test('[LOC-4] texts with the same arguments replace those of the build', async () => {
  const remote = {
    common: { btn_ok: 'Fine', left: '{count, plural, one {Still {value} day} other {Still {value} days}}' },
    task: { terms: '{name}: <link>its terms</link>', state: '{kind, select, other {{name}}}' },
  }
  expect(await acceptTexts(remote, KNOWN)).toEqual({ texts: remote, refused: [] })
})

test('[LOC-4] texts equal to the build’s own and unused keys are left out silently', async () => {
  expect(await acceptTexts({ common: { btn_ok: 'OK', toString: 'x' }, other: { a: 'b' } }, KNOWN)).toEqual({
    texts: {},
    refused: [],
  })
})

test.each([
  ['broken ICU', { common: { left: '{count, plural, one {' } }, 'common.left is not a valid message'],
  ['a tag that never closes', { task: { terms: '<link>{name}' } }, 'task.terms is not a valid message'],
  ['an unknown argument', { common: { btn_ok: 'OK {who}' } }, 'common.btn_ok has the arguments “who:text”'],
  ['an unknown argument in a plural form', { common: { left: '{count, plural, other {{days}}}' } }, 'common.left has'],
  ['a missing tag', { task: { terms: 'Terms of {name}' } }, 'task.terms has the arguments “name:text”'],
  ['an argument as a number', { task: { terms: '<link>{name, number}</link>' } }, 'task.terms has'],
  ['an empty text', { common: { btn_ok: ' ' } }, 'common.btn_ok is empty'],
  ['a text of 5,000 characters', { common: { btn_ok: 'a'.repeat(5000) } }, 'common.btn_ok is longer than 4000'],
  ['a text in place of a group', { common: 'x' }, 'common is a text on one side'],
  ['a group in place of a text', { common: { btn_ok: { a: 'x' } } }, 'common.btn_ok is a text on one side'],
  [
    'a message nested 200 deep that never ends',
    { common: { btn_ok: '{a, select, other {'.repeat(200) } },
    'common.btn_ok is not a valid',
  ],
])('[LOC-4] %s leaves the build’s text, and names the key', async (_name, remote, problem) => {
  const { texts, refused } = await acceptTexts(remote, KNOWN)
  expect(texts).toEqual({})
  expect(refused).toHaveLength(1)
  expect(refused[0]).toContain(problem)
})

test('[LOC-4] an error in one key leaves the others of its file in place', async () => {
  expect((await acceptTexts({ common: { btn_ok: 'Fine', left: '{' } }, KNOWN)).texts).toEqual({
    common: { btn_ok: 'Fine' },
  })
})

test('[LOC-4] an attacker’s file changes no prototype and adds no key, however deep it is nested', async () => {
  let deep: object = { x: 'y' }
  for (let level = 0; level < 20_000; level += 1) deep = { a: deep }
  const file = JSON.parse(
    '{"__proto__":{"polluted":"yes"},"constructor":{"prototype":{"polluted":"yes"}},"common":{"__proto__":{"polluted":"yes"}}}',
  )
  expect((await acceptTexts({ ...file, deep, common: { ...file.common, btn_ok: 'Fine' } }, KNOWN)).texts).toEqual({
    common: { btn_ok: 'Fine' },
  })
  expect('polluted' in {}).toBe(false)
})

test.each([
  ['a picture that runs a script', '<img src=x onerror=alert(1)>'],
  ['a script', '<script>alert(1)</script>'],
  ['a link of its own', '<a>Claim here</a>'],
])('[LOC-4] %s in a remote text is refused as a tag that the page does not have', async (_name, text) => {
  const { texts, refused } = await acceptTexts({ common: { btn_ok: text } }, KNOWN)
  expect(texts).toEqual({})
  expect(refused).toHaveLength(1)
})

test('[LOC-4] a whole file of other texts holds up a request for no longer than a tenth of its work', async () => {
  const text = (word: string) => `{count, plural, one {${word} {value} day} other {${word} {value} days}}`.repeat(20)
  const fileOf = (word: string) => ({
    common: Object.fromEntries(Array.from({ length: 3000 }, (_, key) => [`text_${key}`, text(word)])),
  })
  const before = process.cpuUsage()
  const longest = await longestTurn(() => acceptTexts(fileOf('Still'), fileOf('Only')))
  const { user, system } = process.cpuUsage(before)
  expect(longest).toBeLessThan((user + system) / 10_000)
})
