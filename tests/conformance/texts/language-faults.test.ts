import { expect, test } from 'vitest'
import type { Locale } from '@fanfare/languages/locales.ts'
import { flattenMessages } from '@fanfare/languages/message-tree.ts'
import { loadMessages } from '@fanfare/languages/messages.ts'
import { ROOT } from '#tests/fixtures/source-files.ts'
import { createTextSources, readTexts } from '../../../scripts/texts/text-sources.ts'

/** A fault of grammar or typography that one language makes in any text, seen in the text as it is written. */
interface Fault {
  locale: Locale
  refuse: RegExp
  because: string
  /** Only where the English matches. */
  english?: RegExp
  /** Texts that it must catch, and texts that are right. */
  caught: readonly string[]
  right: readonly string[]
}

const FAULTS: readonly Fault[] = [
  {
    locale: 'fr',
    refuse: /[ ][:;?!»]|«[ ]/u,
    because: 'a no-break space stands before : ; ? ! and inside « »',
    caught: ['Codes restants : {count}', 'Prêt ?', '« Festival »'],
    right: ['Codes restants\u00a0: {count}', 'Prêt\u202f?'],
  },
  {
    locale: 'it',
    refuse:
      /\bquest[ao] (?:data|giorno):|\b(?:dal|il|del) giorno \{|(?:^|[.!?] )(?:Data: \{|Da \{(?:date|time|at)\b)/iu,
    because: 'the article belongs to the date: il {date}, dal {date}',
    caught: [
      'entro questa data: {date}',
      'chiuso il giorno {date}',
      'Copi {trader} dal giorno {date}',
      'Da {date} basta',
    ],
    right: [
      'entro il {date}',
      'Dal {date} la password basta',
      'Inserisci questa chiave:',
      'Da {activity}. Riscattala',
      'Da {amount}',
    ],
  },
  {
    locale: 'ko',
    refuse: /[을은이과와]\([를는가와과]\)|\(으\)로/u,
    because: 'both particles are shown: another order of the sentence needs none',
    caught: ['{name}을(를) 입력해 주세요', '{volume}은(는)', '{place}(으)로'],
    right: ['다음을 입력해 주세요: {name}', '추첨권(한 번만)'],
  },
  {
    locale: 'es-ES',
    refuse: /\baún no (?!h[ae])\p{L}+/iu,
    because: 'Spain says the perfect: aún no has participado',
    english: /\b(?:haven|hasn)’t\b/u,
    caught: ['Aún no participas', 'aún no completas esta tarea'],
    right: ['Aún no has participado', 'aún no hay premios'],
  },
  {
    locale: 'es-ES',
    refuse: /volumen de operaciones|número móvil|\bcelular\b|\bmontos?\b/iu,
    because: 'words of Latin America: volumen de negociación, número de móvil, importe',
    caught: ['Tu volumen de operaciones', 'un número móvil', 'El monto'],
    right: ['Tu volumen de negociación', 'un número de móvil', 'el importe'],
  },
]

const sources = createTextSources(ROOT)
const english = readTexts(sources, 'en')

const isFault = ({ refuse, english: where }: Fault, text: string, source: string): boolean =>
  refuse.test(text) && (where === undefined || where.test(source))

test.each(FAULTS)('[LOC-5] no text of $locale forgets: $because', (fault) => {
  const texts = [...readTexts(sources, fault.locale)]
  const faults = texts.filter(([id, text]) => isFault(fault, text, english.get(id) ?? ''))
  expect(faults.map(([id]) => id)).toEqual([])
})

test('[LOC-5] each fault of a language is found in its examples, and not in right texts', () => {
  for (const { refuse, caught, right } of FAULTS) {
    for (const text of caught) expect(text).toMatch(refuse)
    for (const text of right) expect(text).not.toMatch(refuse)
  }
})

/** The labels of screens that sentences name. */
const SCREENS: Readonly<Record<string, string>> = { 'My draws': 'lottery.mine', 'My rewards': 'task.my_rewards' }
/** Languages whose nouns change in a sentence: of these the beginning of each word is compared. */
const INFLECTED: readonly Locale[] = ['pl', 'ru', 'uk']
const SCREEN_LOCALES: readonly Locale[] = [
  ...INFLECTED,
  ...(['zh-CN', 'zh-TW', 'ja', 'ko', 'vi', 'fa-IR', 'tr-TR', 'de', 'ar', 'es', 'es-ES', 'fr', 'pt', 'it'] as const),
]

const beginning = (word: string): string => word.slice(0, Math.max(2, Math.min(4, word.length - 2)))

/** Whether a sentence has the label of a screen. */
function namesScreen(locale: Locale, label: string, text: string): boolean {
  const [small, sentence] = [label.toLocaleLowerCase(locale), text.toLocaleLowerCase(locale)]
  return INFLECTED.includes(locale)
    ? small.split(' ').every((word) => sentence.includes(beginning(word)))
    : sentence.includes(small)
}

/** The texts whose English names a screen, line by line, and which name it otherwise than its label. */
function screensNamedOtherwise(locale: Locale): string[] {
  const labels = flattenMessages(loadMessages(locale))
  return [...readTexts(sources, locale)].flatMap(([id, text]) => {
    const [lines, sourceLines] = [text.split('\n'), (english.get(id) ?? '').split('\n')]
    return sourceLines.flatMap((line, at) =>
      Object.entries(SCREENS)
        .filter(([name, key]) => line.includes(name) && line !== name && `common:${key}` !== id)
        .filter(([, key]) => !namesScreen(locale, labels.get(key) ?? '', lines[at] ?? ''))
        .map(([, key]) => `${locale} ${id}: without “${labels.get(key) ?? ''}” in “${lines[at] ?? ''}”`),
    )
  })
}

test.each(SCREEN_LOCALES)('[LOC-5] a sentence in %s calls a screen by its label', (locale) => {
  expect(screensNamedOtherwise(locale)).toEqual([])
})

test('[LOC-5] the check finds a screen under another name, and knows its cases', () => {
  expect(namesScreen('ko', '내 추첨', '결과는 *내 추첨*에 저장됩니다.')).toBe(true)
  expect(namesScreen('ja', 'マイ抽選', '結果は*自分の抽選*に保存されます。')).toBe(false)
  expect(namesScreen('pl', 'Moje obroty', 'wynik jest w *Moich obrotach*')).toBe(true)
  expect(namesScreen('pl', 'Moje obroty', 'wynik jest w *Moich szansach*')).toBe(false)
})

test.each(SCREEN_LOCALES)(
  '[LOC-5] an amount and its kind stand beside each other in %s, as a kind can be an adjective',
  (locale) => {
    const text = flattenMessages(loadMessages(locale)).get('task.amount_of_kind') ?? ''
    expect(text.replace('{amount}', '').replace('{kind}', '').trim()).toMatch(/^(?:|\(\)|（）)$/u)
  },
)

const PUNCTUATION_AT_START = /^\p{P}/u
const PUNCTUATION_AT_END = /\p{P}$/u
const WORD_AT_START = /^[\p{L}\p{N}]/u
const WORD_AT_END = /[\p{L}\p{N}]$/u

/**
 * Whether Markdown shows the asterisks of bold words: it does where they stand between punctuation and a letter, which happens in
 * languages without spaces, as in `**收益率（ROI）**和`.
 */
function showsAsterisks(line: string): boolean {
  const parts = line.split('**')
  return parts.some((bold, at) => {
    if (at % 2 === 0) return false
    const [before, after] = [parts[at - 1] ?? '', parts[at + 1]]
    if (after === undefined) return true
    const opens = !(PUNCTUATION_AT_START.test(bold) && WORD_AT_END.test(before))
    const closes = !(PUNCTUATION_AT_END.test(bold) && WORD_AT_START.test(after))
    return !opens || !closes
  })
}

test.each(SCREEN_LOCALES)('[LOC-5] bold words in %s are shown bold, not between asterisks', (locale) => {
  const texts = [...readTexts(sources, locale)].filter(([id]) => !id.startsWith('common:'))
  const faults = texts.flatMap(([id, text]) =>
    text
      .split('\n')
      .filter(showsAsterisks)
      .map((line) => `${id}: ${line}`),
  )
  expect(faults).toEqual([])
})

test('[LOC-5] the check finds bold words whose asterisks Markdown shows', () => {
  for (const line of ['再乘以**收益率（ROI）**和', '基本賞金に**（ROI）収益率**が', '**open'])
    expect(showsAsterisks(line), line).toBe(true)
  for (const line of [
    '再乘以**收益率**（ROI）和',
    '**ROI** and **streak** multiply it',
    '（**体験金**）',
    '**수익률(ROI)** 및',
  ])
    expect(showsAsterisks(line), line).toBe(false)
})
