import { expect, test } from 'vitest'
import { languageOf } from '@fanfare/languages/languages.ts'
import { LOCALES, type Locale } from '@fanfare/languages/locales.ts'
import { flattenMessages } from '@fanfare/languages/message-tree.ts'
import { loadMessages } from '@fanfare/languages/messages.ts'
import { ROOT } from '#tests/fixtures/source-files.ts'
import { createTextSources, readTexts } from '../../../scripts/texts/text-sources.ts'
import {
  blindRules,
  contradictions,
  pairsOf,
  readGlossary,
  ruleFaults,
  termFaults,
  type Glossary,
  type Pair,
  type Term,
} from './glossary-rules.ts'

const glossary = readGlossary()
const sources = createTextSources(ROOT)
const english = readTexts(sources, 'en')

/** Every text of the interface, the activities, the campaigns of agents and the legal documents that has an English one. */
const readPairs = (locale: Locale): Pair[] =>
  [...readTexts(sources, locale)].flatMap(([id, text]) => {
    const source = english.get(id)
    return source === undefined ? [] : pairsOf(id, source, text)
  })

const pairs = new Map(LOCALES.map((locale) => [locale, readPairs(locale)]))
const pairsIn = (locale: Locale): Pair[] => pairs.get(locale) ?? []

/** Texts that equal the term in every language. */
const SAID: Record<string, string> = {
  'common.btn_claim': 'claim',
  'activity_type.lottery': 'lucky draw',
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
  /(?<!\p{L})(?:lotter|botes?(?!\p{L})|lotería|loteria|lotaria|loteri|tombola|jackpot|gambl|casino|bahis|piyango|kumar|wetten?(?!\p{L})|glücksspiel|scommess|azzardo|apuesta|apostas?(?!\p{L})|hazard|лотере|казино|азартн|xổ số|cờ bạc)|彩票|博彩|赌|賭|宝くじ|ギャンブル|복권|도박|لاتاری|بخت.?آزمایی|يانصيب|یانصیب|قمار|مراهن/iu

const lower = (text: string, locale: Locale): string => text.toLocaleLowerCase(languageOf(locale).supportLocale)
const halfOf = (term: string): string => term.slice(0, Math.ceil(term.length / 2))

test('[LOC-5] the glossary has every term in every language', () => {
  expect(Object.keys(glossary).length).toBeGreaterThanOrEqual(60)
  for (const [term, { words }] of Object.entries(glossary)) {
    expect(Object.keys(words).toSorted(), term).toEqual([...LOCALES].toSorted())
  }
})

test('[LOC-5] the rules of the glossary can be applied, and its own words keep them', () => {
  expect(ruleFaults(glossary, english)).toEqual([])
})

test.each(LOCALES)('[LOC-5] the texts of %s use the terms of the glossary', (locale) => {
  const messages = flattenMessages(loadMessages(locale))
  const differ = (table: Record<string, string>, wordOf: (term: string) => string): string[] =>
    Object.entries(table).flatMap(([key, term]) => {
      const word = wordOf(glossary[term]?.words[locale] ?? `no ${term}`)
      const text = messages.get(key) ?? ''
      return lower(text, locale).includes(lower(word, locale)) ? [] : [`${key} is “${text}”, without “${word}”`]
    })
  expect(differ(SAID, (term) => term)).toEqual([])
  expect(differ(SAID_IN_A_FORM, halfOf)).toEqual([])
  const word = glossary['activity']?.words[locale] ?? ''
  expect(lower(messages.get('activity_type.event') ?? '', locale), 'a type is not called activity').not.toBe(
    lower(word, locale),
  )
})

test.each(LOCALES)('[LOC-5] every text of %s follows the rules of the glossary', (locale) => {
  expect(pairsIn(locale).flatMap((pair) => termFaults(glossary, locale, pair))).toEqual([])
})

test.each(LOCALES)('[LOC-5] no text in %s calls a draw a lottery or a bet', (locale) => {
  expect(pairsIn(locale).filter(({ text }) => FORBIDDEN.test(text))).toEqual([])
})

test('[LOC-5] the check finds a forbidden word, and not in the middle of another', () => {
  for (const word of ['Große Lotterie', 'Лотерея призов', 'Vòng xổ số', 'Bote de premios', '大彩票', 'یک قمار'])
    expect(word).toMatch(FORBIDDEN)
  for (const word of ['Wettbewerb', 'Розыгрыш призов', 'Rebote', '抽奖', 'متوسط']) expect(word).not.toMatch(FORBIDDEN)
})

const pair = (english: string, text: string, id = 'common:some.text'): Pair => ({ id, english, text })

test('[LOC-5] the check finds refused and missing terms, also of an overlay, and accepts them where English means something else', () => {
  const planted: [Locale, Pair][] = [
    ['ar', pair('You have no draws left.', 'لا توجد سحوبات')],
    ['de', pair('Claim {reward}', 'Belohnung einlösen')],
    ['fr', pair('No prize this time', 'Pas de prix cette fois')],
    ['ja', pair('your time', '現地時間')],
    ['tr-CT', pair('Ready to claim', 'Talebe hazır')],
    ['zh-TW', pair('Deposit', '充值')],
    ['en', pair('You are signed in', 'You are signed in')],
  ]
  for (const [locale, text] of planted) expect(termFaults(glossary, locale, text), text.text).not.toEqual([])
  const fine: [Locale, Pair][] = [
    ['ar', pair('Coupons can’t be withdrawn.', 'لا يمكن سحب القسائم.')],
    ['de', pair('Use the coupon', 'Gutschein einlösen')],
    ['fr', pair('The price can fall while you hold.', 'Le prix peut baisser.')],
    ['zh-TW', pair('Top up', '充值')],
  ]
  for (const [locale, text] of fine) expect(termFaults(glossary, locale, text), text.text).toEqual([])
})

test('[LOC-5] texts with the same lines are compared line by line, others as a whole', () => {
  const rules = '- Claim it.\n- One draw.'
  expect(pairsOf('a:rules', rules, '- Abholen.\n- Eine Drehung.').map(({ english: line }) => line)).toEqual([
    '- Claim it.',
    '- One draw.',
  ])
  expect(pairsOf('a:rules', rules, 'Abholen.')).toHaveLength(1)
  const [message] = pairsOf('common:a', '{count, plural, one {{value} draw} other {{value} draws}}', '{value}')
  expect(message?.english).toBe('7 draw\n7 draws')
})

test('[LOC-5] a rule that cannot be applied is found', () => {
  const broken = { term: { ...anyTerm(), use: { de: ['['] }, except: ['common:no.such_text'] } }
  expect(ruleFaults(broken, english)).toHaveLength(2)
})

test('[LOC-5] each rule of the glossary finds English texts for which it holds', () => {
  expect(blindRules(glossary, pairsIn('en'))).toEqual([])
})

test('[LOC-5] no reason of the glossary recommends a word that another rule refuses', () => {
  expect(contradictions(glossary, pairsIn('en'))).toEqual([])
})

const anyTerm = (): Term => {
  const [first] = Object.values(glossary)
  if (!first) throw new Error('the glossary is empty')
  return first
}
const refusing = (refuse: string, because: string, where: string, rest: object = {}): Term => ({
  words: anyTerm().words,
  never: { pl: [{ refuse, because, where, ...rest }] },
})

test('[LOC-5] a rule is found that went blind, and a reason that recommends what another rule refuses', () => {
  const lines = [pair('Trade 5 USDT of volume.', ''), pair('All rewards are taken.', '')]
  const rules: Glossary = {
    'sold out': refusing('rozebran', 'gone: Nagrody się skończyły', 'have been claimed'),
    trade: refusing('obraca', 'to turn over: osiągnij obrót', '\\btrade'),
    volume: refusing('obr[oó]t', 'a spin: wolumen', 'volume'),
  }
  expect(blindRules(rules, lines)).toEqual(['sold out: no English text has have been claimed'])
  expect(contradictions(rules, lines)).toEqual(['pl: trade recommends “osiągnij obrót”, and volume refuses obr[oó]t'])
  const apart = [pair('Trade.', ''), pair('Volume', ''), pair('have been claimed', '')]
  expect(contradictions(rules, apart)).toEqual([])
})

test('[LOC-5] a refusal holds where its ids say, and must catch the forms that it carries', () => {
  const rules: Glossary = { draw: refusing('szans', 'a spin: obrót', '', { ids: ['common:fairness.*'] }) }
  expect(termFaults(rules, 'pl', pair('Draws', 'Szanse', 'common:fairness.title'))).toHaveLength(1)
  expect(termFaults(rules, 'pl', pair('Draws', 'Szanse', 'common:lottery.left'))).toEqual([])
  const forms = { forms: ['szansa', 'szans', 'szczęście'] }
  expect(ruleFaults({ draw: refusing('szans', 'a spin: obrót', '', forms) }, english)).toEqual([
    'pl draw: szans misses “szczęście”',
  ])
})
