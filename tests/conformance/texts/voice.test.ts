import { expect, test } from 'vitest'
import { LOCALES } from '@fanfare/languages/locales.ts'
import { flattenMessages } from '@fanfare/languages/message-tree.ts'
import { loadMessages } from '@fanfare/languages/messages.ts'
import { ROOT } from '#tests/fixtures/source-files.ts'
import { createTextSources, readTexts } from '../../../scripts/texts/text-sources.ts'
import { typeNameFaults, voiceFaults } from './voice-rules.ts'

const sources = createTextSources(ROOT)

test.each(['en', 'en-TR'] as const)('[LOC-5] the texts of %s are short, plain and in sentence case', (locale) => {
  expect([...readTexts(sources, locale)].flatMap(([id, text]) => voiceFaults(id, text))).toEqual([])
})

test.each(LOCALES)('[LOC-5] a type of activity has one name on cards, pages and the filter in %s', (locale) => {
  expect(typeNameFaults(flattenMessages(loadMessages(locale)))).toEqual([])
})

const ui = (text: string): string[] => voiceFaults('common:some.text', text)
const faq = (text: string): string[] => voiceFaults('some-draw:faq.0.answer', text)
const words = (count: number): string => `${Array.from({ length: count }, () => 'word').join(' ')}.`

test('[LOC-5] the check finds refused words in all texts, missing contractions in the interface alone', () => {
  const refused = [
    'It stands below.',
    'The user is told.',
    'Every result is sealed before the start.',
    '7 yours',
    'Only with that many traders.',
    'This is from 3 PM.',
    'Nothing of the fee is left.',
    'Our agent program is open.',
  ]
  for (const text of refused)
    expect([ui(text), voiceFaults('legal/terms:sections.0.body', text)], text).not.toContainEqual([])
  expect(ui('The random seed is sealed before the start, so you can verify every result.')).toEqual([])
  expect(ui('You cannot join.')).toHaveLength(1)
  expect(voiceFaults('some-draw:rules', 'You cannot join.')).toEqual([])
})

test('[LOC-5] the check finds long sentences, by the place of the text', () => {
  expect(ui(words(14))).toEqual([])
  expect(ui(words(15))).toHaveLength(1)
  expect(faq(words(25))).toEqual([])
  expect(faq(words(26))).toHaveLength(1)
  expect(voiceFaults('some-draw:rules', words(60))).toEqual([])
  expect(ui(`${words(14)} ${words(14)}`)).toEqual([])
  expect(ui('{count, plural, one {Invite {value} friend} other {Invite {value} friends}}')).toEqual([])
})

test('[LOC-5] the check finds title case and straight apostrophes', () => {
  expect(ui('Lucky Draw')).toHaveLength(1)
  expect(ui('Added to My rewards. Trade BTC/USDT in UTC.')).toEqual([])
  expect(voiceFaults('harvest-draw:title', 'Harvest Draw')).toEqual([])
  expect(ui("You can't join")).toHaveLength(1)
  expect(ui('Say "yes"')).toHaveLength(1)
  expect(ui('You can’t join, you have 3 draws left')).toEqual([])
})

test('[LOC-5] the check finds two names of one type', () => {
  const names = new Map([
    ['activity_type.lottery', 'Lucky draw'],
    ['activity.group.lottery', 'Draws'],
    ['activity_type.event', 'Event'],
    ['activity.group.event', 'Event'],
  ])
  expect(typeNameFaults(names)).toEqual(['activity.group.lottery is “Draws”, activity_type.lottery “Lucky draw”'])
})
