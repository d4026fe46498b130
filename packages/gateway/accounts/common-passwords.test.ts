import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { Watch } from '@fanfare/kernel/testing/watch.ts'
import { PASSWORD_MAXIMUM, PASSWORD_MINIMUM, passwordLength } from '@fanfare/contract/session/session.ts'
import { isCommonPassword } from './common-passwords.ts'

const ASVS_MINIMUM = 3000
const listed = gunzipSync(readFileSync(new URL('common-passwords.txt.gz', import.meta.url)))
  .toString()
  .split('\n')
  .filter(Boolean)

test('[AUTH-5] more than the 3,000 most frequent passwords of an allowed length are refused, in any case', () => {
  const allowed = new Set(listed).size
  expect(allowed).toBe(listed.length)
  expect(allowed).toBeGreaterThanOrEqual(ASVS_MINIMUM)
  const lengths = listed.map(passwordLength)
  expect(lengths.filter((length) => length < PASSWORD_MINIMUM || length > PASSWORD_MAXIMUM)).toEqual([])
  expect(listed.filter((password) => !isCommonPassword(password, ''))).toEqual([])
  expect(listed.filter((password) => !isCommonPassword(password.toUpperCase(), ''))).toEqual([])
})

test.each([
  ['Öl & Co', 'Öl & Co 2026!'],
  ['Öl & Co', 'OL&CO-olco-OLCO'],
  ['Öl & Co', '0lc0-1234567'],
  ['Glimmer Exchange', 'glimmerexchange'],
  ['Glimmer Exchange', 'Gl1mmer_3xchange99'],
  ['Glimmer Exchange', 'password123glimmerexchange'],
  ['金の波取引所', '金の波取引所2026'],
  ['Glimmer Exchange', 'Fanfare-2026!'],
])('[AUTH-5] where the brand is %s the password %s is refused', (brand, password) => {
  expect(isCommonPassword(password, brand)).toBe(true)
})

test.each([
  ['Glimmer Exchange', 'my glimmerexchange smells of rain'],
  ['Glimmer Exchange', 'a glimmer of lanterns'],
  ['Öl & Co', 'wolcott harbour'],
  ['X', 'xylophone x-ray x'],
  ['&&&', 'harbour && lantern'],
  ['', 'correct horse battery'],
])('[AUTH-5] where the brand is %s the password %s is accepted', (brand, password) => {
  expect(isCommonPassword(password, brand)).toBe(false)
})

test('[AUTH-5] a password of any characters is checked in milliseconds', () => {
  const watch = new Watch()
  for (const unit of ['o', 'ol', 'ol-', '-', 'o-l-c-'])
    isCommonPassword(unit.repeat(128).slice(0, 128), 'Ol Co Ol Co Ol Co Ol Co Ol Co Ol Co Ol')
  expect(watch.seconds).toBeLessThan(watch.limit(1))
})
