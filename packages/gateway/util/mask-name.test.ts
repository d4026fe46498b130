import fc from 'fast-check'
import { expect, test } from 'vitest'
import { forAll } from '@fanfare/kernel/testing/for-all.ts'
import { maskName } from './mask-name.ts'

test.each([
  ['anna.k@mail.example', 'an***@mail'],
  ['anna@mail.example', 'a***@mail'],
  ['ann@mail.example', '***@mail'],
  ['a@mail.example', '***@mail'],
  ['+905321234527', '+90***27'],
  ['90071234', 'UID ***'],
  ['cus_7f3a9b21e204', 'UID cu***204'],
])('[AGT-5] %s is shown as %s', (name, shown) => expect(maskName(name)).toBe(shown))

test('[AGT-5] no mask shows more than two characters of an address, nor its host', () => {
  const local = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }).filter((text) => !/[@+*]/.test(text))
  forAll({}, [local, fc.domain()], (name, host) => {
    const [shown = '', rest] = maskName(`${name}@${host}`).split('***')
    expect(rest).toBe('@mail')
    expect(Array.from(shown).length).toBeLessThanOrEqual(Math.max(0, Math.min(2, Array.from(name).length - 3)))
  })
})
