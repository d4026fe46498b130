import { expect, test, vi } from 'vitest'
import type { ActivityTexts } from '@fanfare/activities/file/texts.ts'
import { fallbackOf, localize } from './localize.ts'

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

test('[LOC-5] an activity without texts of the wanted language names the language of its texts', () => {
  const definition = { texts: { en, 'tr-TR': texts({}) } }
  expect(localize(definition, 'de').textLanguage).toBe('en')
  for (const translated of ['en', 'en-TR', 'tr-TR', 'tr-CT', 'xx']) {
    expect(localize(definition, translated)).not.toHaveProperty('textLanguage')
  }
})

test('[LOC-5] the texts that are shown in English for lack of a translation are named', () => {
  const definition = { texts: { en, 'tr-TR': en, ar: texts({ tasks: { a: { title: 'الأولى' }, b: { title: 'ب' } } }) } }
  const ids = ['title', 'subtitle', 'rules', 'tasks.a.title', 'tasks.b.title', 'labels.top']
  expect(fallbackOf(definition, 'ja')).toEqual({ locale: 'en', ids })
  expect(fallbackOf(definition, 'ar')).toEqual({ locale: 'en', ids: ['subtitle', 'labels.top'] })
  for (const whole of ['en', 'en-TR', 'tr-TR', 'tr-CT', 'xx']) expect(fallbackOf(definition, whole)).toBeNull()
})

test('[LOC-5] PSEUDO_LOCALE=on changes the English texts of activities alone', () => {
  const definition = { texts: { en, ar: texts({ title: 'كأس' }) } }
  vi.stubEnv('PSEUDO_LOCALE', 'on')
  expect(localize(definition, 'en')).toMatchObject({ title: '⟦Ćúúṕ⟧', subtitle: '⟦Ťŕááđéé⟧', consent: undefined })
  expect(localize(definition, 'ar')).toMatchObject({ title: 'كأس', subtitle: 'Trade' })
  vi.stubEnv('PSEUDO_LOCALE', 'off')
  expect(localize(definition, 'en').title).toBe('Cup')
})
