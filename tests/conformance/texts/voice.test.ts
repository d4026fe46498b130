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

test.each([
  'It stands below.',
  'Unclaimed rewards lapse.',
  'Read it before you go on.',
  'The button works again by itself.',
  'One cover a person.',
  'What is yours.',
  'The user is told.',
  'It fits.',
  'At least 10, any kind.',
  'In short: nothing.',
  'The address has a typing error.',
  'One claim failing does not stop the others.',
  'Why must I verify?',
  'Every result is sealed before the start.',
  'The results are already sealed, so they can’t change.',
  'Win 75 USDT in cash.',
  'Get 5 USDT the moment you sign up.',
  'Paid places: 500.',
  'Signed up 7, must verify by 8',
  'For your account. Join to claim it.',
  'Pays your futures fees until Dec 1.',
  '7 yours',
])('[LOC-5] the check finds “%s” in the interface and in legal texts', (text) => {
  expect(ui(text)).not.toEqual([])
  expect(voiceFaults('legal/terms:sections.0.body', text)).not.toEqual([])
})

test.each([
  'You cannot join.',
  'You are in.',
  'It is over.',
  'We did not find it.',
  'You have joined.',
  'There is one.',
])('[LOC-5] the check finds a missing contraction in “%s”, save in legal texts', (text) => {
  expect(ui(text)).toHaveLength(1)
  expect(voiceFaults('some-draw:rules', text)).toEqual([])
})

test('[LOC-5] the check accepts a sealed seed beside results', () => {
  expect(ui('The random seed is sealed before the start, so you can verify every result.')).toEqual([])
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
