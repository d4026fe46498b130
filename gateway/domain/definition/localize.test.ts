import { expect, test } from 'vitest'
import type { ActivityTexts } from '#activities/file/texts.ts'
import { localize } from './localize.ts'

const texts = (over: Partial<ActivityTexts>): ActivityTexts => ({
  title: 'Cup',
  subtitle: '',
  rules: 'Be fair.',
  faq: [],
  tasks: {},
  labels: {},
  facts: [],
  sections: [],
  ...over,
})
const en = texts({
  subtitle: 'Trade',
  tasks: { a: { title: 'First' }, b: { title: 'Second' } },
  labels: { top: 'Top' },
})

test('[LOC-5] each text of an activity is in the requested language if it has one', () => {
  const found = localize({ texts: { en, ar: texts({ title: 'كأس', tasks: { a: { title: 'الأولى' } } }) } }, 'ar')
  expect(found).toMatchObject({ title: 'كأس', subtitle: 'Trade', labels: { top: 'Top' } })
  expect(found.tasks).toEqual({ a: { title: 'الأولى' }, b: { title: 'Second' } })
})

test('[LOC-5] a missing text of a regional language comes from the language it inherits from, before English', () => {
  const definition = { texts: { en, 'tr-TR': texts({ title: 'Kupa', subtitle: 'İşlem yap' }) } }
  expect(localize(definition, 'tr-CT')).toMatchObject({ title: 'Kupa', subtitle: 'İşlem yap' })
  expect(localize(definition, 'tr-CT').tasks.a?.title).toBe('First')
})

test('[LOC-3] answers an unknown language in English', () => {
  expect(localize({ texts: { en } }, 'xx').title).toBe('Cup')
})
