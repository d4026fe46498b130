import { parse } from '@formatjs/icu-messageformat-parser'
import { expect, test, vi } from 'vitest'
import { flattenMessages } from './message-tree.ts'
import { loadMessages } from './messages.ts'
import { pseudoMessage } from './pseudo.ts'

test('[LOC-5] a pseudo message is accented, longer and in brackets', () => {
  expect(pseudoMessage('Claim reward')).toBe('⟦Ćĺááííḿ ŕééŵááŕđ⟧')
  expect(pseudoMessage('{left} to go for <link>{reward}</link>')).toBe(
    '⟦«{left}» ťóó ǧóó ƒóóŕ <link>«{reward}»</link>⟧',
  )
  expect(pseudoMessage('{kind, select, draw {Spin} other {Use}}')).toBe('⟦{kind, select, draw {Śṕííń} other {Úśéé}}⟧')
})

test('[LOC-5] a pseudo message shows its longest plural form for every count', () => {
  expect(pseudoMessage('{count, plural, =0 {Nobody} one {{value} day} other {{value} days}} left')).toBe(
    '⟦{count, plural, =0 {«{value}» đááýýś} one {«{value}» đááýýś} other {«{value}» đááýýś}} ĺééƒť⟧',
  )
  const twice = pseudoMessage('{a, plural, one {{x} task} other {{x} tasks}} from {b, plural, one {A} other {B}}')
  expect(() => parse(twice)).not.toThrow()
  expect(twice.split('«{x}» ťááśķś')).toHaveLength(3)
})

test('[LOC-5] PSEUDO_LOCALE=on changes English alone, and nothing without it', () => {
  const title = () => flattenMessages(loadMessages('en')).get('common.btn_claim')
  expect(title()).toBe('Claim')
  vi.stubEnv('PSEUDO_LOCALE', 'on')
  expect(title()).toBe('⟦Ćĺááííḿ⟧')
  expect(flattenMessages(loadMessages('de')).get('common.btn_claim')).not.toContain('⟦')
})
