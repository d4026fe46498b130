import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { loadActivityFiles } from '#activities/load-activity-files.ts'
import { languageOf } from '#lib/i18n/languages.ts'
import { LOCALES, type Locale } from '#lib/i18n/locales.ts'
import { flattenMessages } from '#lib/i18n/message-tree.ts'
import { loadMessages } from '#lib/i18n/messages.ts'
import { textsOfActivity } from '#tests/crawl/known.ts'

type Glossary = Record<string, Record<Locale, string>>
const glossary = JSON.parse(readFileSync(new URL('../../docs/glossary.json', import.meta.url), 'utf8')) as Glossary

/** Texts that equal the term in every language. */
const SAID: Record<string, string> = {
  'common.btn_claim': 'claim',
  'activity_type.lottery': 'lottery',
  'activity_type.copy_trading': 'copy trading',
  'activity.invite_code': 'invite code',
  'activity.rules': 'rules',
  'rewards.word_airdrop': 'airdrop',
  'task.word.coupon': 'coupon/voucher',
  'task.next_deposit': 'deposit',
  'state.upcoming': 'upcoming',
  'state.ongoing': 'ongoing',
  'common.btn_cancel': 'cancel',
  'common.btn_ok': 'OK',
  'welcome.bind_base_info.confirm': 'confirm',
  'shell.language': 'language',
  'shell.log_in': 'log in',
  'shell.log_out': 'log out',
  'code.51023': 'too frequent',
}

/** Texts that are another form of the term: a plural, a gender. */
const SAID_IN_A_FORM: Record<string, string> = {
  'task.tasks': 'task',
  'activity.rewards': 'reward',
  'state.ended': 'ended',
}

/** Words of regulated games of chance, which a free prize draw must not use. */
const FORBIDDEN =
  /(?<!\p{L})(?:lotter|lotería|loteria|lotaria|loteri|tombola|jackpot|gambl|casino|bahis|piyango|kumar|wetten?(?!\p{L})|glücksspiel|scommess|azzardo|apuesta|apostas?(?!\p{L})|hazard|лотере|казино|азартн|xổ số|cờ bạc)|彩票|博彩|赌|賭|宝くじ|ギャンブル|복권|도박|لاتاری|بخت.?آزمایی|يانصيب|یانصیب|قمار|مراهن/iu

const lower = (text: string, locale: Locale): string => text.toLocaleLowerCase(languageOf(locale).supportLocale)
const halfOf = (term: string): string => term.slice(0, Math.ceil(term.length / 2))

test('[LOC-5] the glossary has every term in every language', () => {
  expect(Object.keys(glossary).length).toBeGreaterThanOrEqual(60)
  for (const [term, words] of Object.entries(glossary)) {
    expect(Object.keys(words).toSorted(), term).toEqual([...LOCALES].toSorted())
  }
})

test.each(LOCALES)('[LOC-5] the texts of %s use the terms of the glossary', (locale) => {
  const messages = flattenMessages(loadMessages(locale))
  const differ = (table: Record<string, string>, wordOf: (term: string) => string): string[] =>
    Object.entries(table).flatMap(([key, term]) => {
      const word = wordOf(glossary[term]?.[locale] ?? `no ${term}`)
      const text = messages.get(key) ?? ''
      return lower(text, locale).includes(lower(word, locale)) ? [] : [`${key} is “${text}”, without “${word}”`]
    })
  expect(differ(SAID, (term) => term)).toEqual([])
  expect(differ(SAID_IN_A_FORM, halfOf)).toEqual([])
})

test.each(LOCALES)('[LOC-5] no text in %s calls a draw a lottery or a bet', (locale) => {
  const ofActivities = loadActivityFiles().flatMap(({ alias, texts }) =>
    Object.entries(texts).flatMap(([language, own]) =>
      own && language === locale
        ? textsOfActivity(own).map(([path, text]) => [`${alias}, ${path}`, text] as const)
        : [],
    ),
  )
  const found = [...flattenMessages(loadMessages(locale)), ...ofActivities].filter(([, text]) => FORBIDDEN.test(text))
  expect(found).toEqual([])
})

test('[LOC-5] the check finds a forbidden word', () => {
  for (const word of [
    'Große Lotterie',
    'Лотерея призов',
    'Vòng xổ số',
    'Büyük Piyango',
    'Gran lotería',
    '大彩票',
    'یک قمار',
  ])
    expect(word).toMatch(FORBIDDEN)
  for (const word of [
    'Verlosung',
    'Wettbewerb',
    'Розыгрыш призов',
    'Çekiliş',
    'Sorteo',
    '抽奖',
    'Adres dostawy',
    'متوسط',
  ])
    expect(word).not.toMatch(FORBIDDEN)
})
