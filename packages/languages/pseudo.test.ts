import { TYPE, parse, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { afterEach, expect, test, vi } from 'vitest'
import { flattenMessages } from './message-tree.ts'
import { loadMessages, readMessageFile } from './messages.ts'
import { pseudoMessage } from './pseudo.ts'
import { icuArguments } from './icu-arguments.ts'

afterEach(() => vi.unstubAllEnvs())

/** The arguments, plural forms and tags of a message, without its words and without the arguments of plural forms. */
const shapeOf = (elements: readonly MessageFormatElement[]): unknown[] =>
  elements
    .filter(({ type }) => type !== TYPE.literal)
    .map((element) => {
      if (element.type === TYPE.plural) return [element.type, element.value, Object.keys(element.options)]
      if (element.type === TYPE.select) {
        const options = Object.entries(element.options).map(([name, { value }]) => [name, shapeOf(value)])
        return [element.type, element.value, options]
      }
      if (element.type === TYPE.tag) return [element.type, element.value, shapeOf(element.children)]
      return [element.type, 'value' in element ? element.value : null]
    })

const literalsOf = (elements: readonly MessageFormatElement[]): string =>
  elements
    .map((element) => {
      if (element.type === TYPE.literal) return element.value
      if (element.type === TYPE.tag) return literalsOf(element.children)
      if (element.type !== TYPE.plural && element.type !== TYPE.select) return ''
      return Object.values(element.options)
        .map(({ value }) => literalsOf(value))
        .join('')
    })
    .join('')

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

test('[LOC-5] every English message keeps its arguments, plural forms and tags, and no word of it stays plain', () => {
  for (const [key, message] of flattenMessages(readMessageFile('en') ?? {})) {
    const pseudo = parse(pseudoMessage(message), { requiresOtherClause: true })
    expect(shapeOf(pseudo), key).toEqual(shapeOf(parse(message)))
    expect([...icuArguments(pseudo)].toSorted(), key).toEqual([...icuArguments(parse(message))].toSorted())
    expect(literalsOf(pseudo), key).not.toMatch(/[a-z]/i)
  }
})

test('[LOC-5] PSEUDO_LOCALE=on changes English alone, and nothing without it', () => {
  const title = () => flattenMessages(loadMessages('en')).get('common.btn_claim')
  expect(title()).toBe('Claim')
  vi.stubEnv('PSEUDO_LOCALE', 'on')
  expect(title()).toBe('⟦Ćĺááííḿ⟧')
  expect(flattenMessages(loadMessages('de')).get('common.btn_claim')).not.toContain('⟦')
})
