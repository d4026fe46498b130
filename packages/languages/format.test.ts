import Big from 'big.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { forAll } from '@fanfare/kernel/testing/for-all.ts'
import { formatClock, durationParts } from './format-duration.ts'
import { formatRelative } from './format-relative.ts'
import {
  formatDate,
  formatDateTime,
  formatDayMonth,
  formatDayMonthTime,
  formatDeadline,
  formatDeadlineDay,
  formatTime,
} from './format-date.ts'
import { formatProgress } from './format-progress.ts'
import { displayRateOf, formatInCurrency } from './display-rate.ts'
import { formatAmount, formatCompact, formatMoney, formatNumber, formatPercent, groupDigits } from './format.ts'
import { LANGUAGES, languageOf } from './languages.ts'
import { type Locale, LOCALES } from './locales.ts'

const NBSP = '\u00A0'
const NNBSP = '\u202F'

/** By languages that write alike. */
const examplesOf = <Example>(table: Record<string, Example>) =>
  Object.entries(table).flatMap(([names, example]) =>
    names.split(' ').map((locale): [Locale, Example] => [locale as Locale, example]),
  )

const NUMBERS: Record<string, [string, string]> = {
  'en zh-CN ko zh-TW fa-IR ar es ja en-TR': ['1,234.5', '1,234,567.89'],
  'vi tr-TR de pt tr-CT': ['1.234,5', '1.234.567,89'],
  'ru uk': [`1${NBSP}234,5`, `1${NBSP}234${NBSP}567,89`],
  'es-ES it': ['1234,5', '1.234.567,89'],
  fr: [`1${NNBSP}234,5`, `1${NNBSP}234${NNBSP}567,89`],
  pl: ['1234,5', `1${NBSP}234${NBSP}567,89`],
}

test.each(examplesOf(NUMBERS))(
  '[LOC-9] %s writes small and big numbers with its own separators',
  (locale, [first, second]) => {
    expect(formatNumber(locale, '1234.5')).toBe(first)
    expect(formatNumber(locale, '1234567.89')).toBe(second)
    expect(formatNumber(locale, '123')).toBe('123')
  },
)

test('[LOC-9] Spanish, Polish and Italian group only from five digits on', () => {
  for (const locale of ['es-ES', 'pl', 'it'] as const) {
    expect(formatNumber(locale, '9999')).toBe('9999')
    expect(formatNumber(locale, '10000')).toHaveLength(6)
  }
})

test.each([
  [3, ['999', '1.000', '12.345', '123.456']],
  [4, ['999', '1000', '12.345', '123.456']],
  [5, ['999', '1000', '12345', '123.456']],
] as const)('[LOC-9] a language that leaves %i digits together groups longer numbers', (most, written) => {
  const style = { groupSeparator: '.', minDigitsBeforeGrouping: most } as const
  expect(['999', '1000', '12345', '123456'].map((digits) => groupDigits(style, digits))).toEqual(written)
})

test('[LOC-9] every language groups from as many digits on as CLDR says', () => {
  const startsAt = (write: (digits: string) => string) =>
    ['1000', '10000', '100000'].find((digits) => write(digits) !== digits)?.length
  expect(LOCALES.map((locale) => [locale, startsAt((digits) => formatNumber(locale, digits))])).toEqual(
    LANGUAGES.map(({ language, supportLocale }) => {
      const cldr = new Intl.NumberFormat(supportLocale)
      return [language, startsAt((digits) => cldr.format(Number(digits)))]
    }),
  )
})

test('[LOC-9] a number that does not exist in binary keeps every digit', () => {
  expect(formatNumber('en', '0.1')).toBe('0.1')
  expect(formatNumber('en', '9007199254740993')).toBe('9,007,199,254,740,993')
  expect(formatNumber('en', '123456789012345678901234567890.123456789012345678')).toBe(
    '123,456,789,012,345,678,901,234,567,890.123456789012345678',
  )
})

test('[LOC-9] fractions are padded, cut and rounded as asked, and minus zero is zero', () => {
  expect(formatNumber('en', '1.5', { minFraction: 2 })).toBe('1.50')
  expect(formatNumber('en', '1.005', { maxFraction: 2 })).toBe('1.01')
  expect(formatNumber('en', '1.009', { maxFraction: 2, rounding: 'down' })).toBe('1')
  expect(formatNumber('en', '-0.001', { maxFraction: 2 })).toBe('0')
  expect(formatNumber('en', '-1234')).toBe('-1,234')
  expect(() => formatNumber('en', 'abc')).toThrow()
})

test('[LOC-9] in every language, an amount without its separators is the amount again', () => {
  const decimal = fc
    .tuple(fc.boolean(), fc.bigInt({ min: 0n, max: 10n ** 20n }), fc.stringMatching(/^\d{0,18}$/))
    .map(([minus, integer, fraction]) => `${minus ? '-' : ''}${integer}${fraction ? `.${fraction}` : ''}`)
  forAll({}, [fc.constantFrom(...LANGUAGES), decimal], ({ language, groupSeparator, decimalSeparator }, value) => {
    const text = formatNumber(language, value).replace(/[\u2066\u2069]/g, '')
    const plain = text.replaceAll(groupSeparator, '').replace(decimalSeparator, '.')
    expect(new Big(plain).eq(new Big(value))).toBe(true)
    expect(text).not.toMatch(/[eE]/)
  })
})

test('[LOC-9] amounts have the digits of their asset, and are never rounded up or to nothing', () => {
  const usdt = (amount: string, isMoved = false) => formatAmount('en', { amount, unit: 'USDT' }, { isMoved })
  const cases = {
    '125': ['125', '125.00'],
    '5000.00': ['5,000', '5,000.00'],
    '64.2': ['64.20', '64.20'],
    '0.5': ['0.50', '0.50'],
    '0.30000000': ['0.30', '0.30'],
    '0.999999999': ['0.99', '0.99'],
    '0.001': ['0.001', '0.001'],
    '0': ['0', '0'],
    '-5.5': ['-5.50', '-5.50'],
  }
  for (const [amount, texts] of Object.entries(cases)) expect([usdt(amount), usdt(amount, true)]).toEqual(texts)
  expect(formatAmount('en', { amount: '0.123456789', unit: 'XYZ' })).toBe('0.12345678')
  expect(formatAmount('en', { amount: '0.5', unit: 'XYZ' })).toBe('0.50')
})

const anyAmount = fc
  .tuple(fc.bigInt({ min: 0n, max: 10n ** 12n }), fc.stringMatching(/^\d{1,18}$/))
  .map(([integer, fraction]) => `${integer}.${fraction}`)
const anyUnit = fc.constantFrom('USDT', 'FNF', 'XYZ')
const readText = (text: string) => new Big(text.replaceAll(/[^\d.-]/g, ''))

test('[LOC-9] an amount shown is never more than the amount there is', () => {
  forAll({}, [anyAmount, anyUnit, fc.boolean()], (amount, unit, isMoved) => {
    const shown = readText(formatAmount('en', { amount, unit }, { isMoved }))
    expect(shown.lte(amount)).toBe(true)
    expect(shown.eq(0)).toBe(new Big(amount).eq(0))
  })
})

test('[LOC-9] a progress has the digits of its asset as soon as something has moved', () => {
  const progress = (current: string, target: string, unit: string | null = 'USDT') =>
    formatProgress('en', { current, target, unit })
  const usdt = (text: string) => `${text}${NBSP}USDT`
  expect(progress('64.2', '100')).toEqual({
    current: '64.20',
    target: usdt('100'),
    left: { plain: '35.80', figure: usdt('35.80') },
  })
  expect(progress('0', '100')).toEqual({
    current: '0',
    target: usdt('100'),
    left: { plain: '100', figure: usdt('100') },
  })
  expect(progress('60', '200').left?.plain).toBe('140.00')
  expect(progress('99.999', '100')).toMatchObject({ current: '99.99', left: { plain: '0.01' } })
  expect(progress('120', '100')).toEqual({ current: '120.00', target: usdt('100'), left: null })
  expect(progress('-0.001', '100')).toMatchObject({ current: '-0.01', left: { plain: '100.01' } })
  expect(progress('1', '3', null)).toEqual({ current: '1', target: '3', left: { plain: '2', figure: '2' } })
})

test('[LOC-9] the figures of a progress add up as they are shown, and never say more than there is', () => {
  forAll({}, [anyAmount, anyAmount, anyUnit, fc.boolean()], (amount, target, unit, isLoss) => {
    const current = isLoss ? `-${amount}` : amount
    const text = formatProgress('en', { current, target, unit })
    const shown = readText(text.current)
    const whole = readText(text.target.split(NBSP)[0] ?? '')
    expect(whole.eq(target)).toBe(true)
    expect(shown.lte(current)).toBe(true)
    expect(text.left === null).toBe(new Big(current).gte(target))
    if (text.left) expect(shown.plus(readText(text.left.plain)).eq(whole)).toBe(true)
  })
})

test('[LOC-9] money carries its unit behind a space that does not break, in one piece inside right-to-left text', () => {
  expect(formatMoney('en', { amount: '1234.50', unit: 'USDT' })).toBe(`1,234.50${NBSP}USDT`)
  expect(formatMoney('de', { amount: '1234.50', unit: 'USDT' })).toBe(`1.234,50${NBSP}USDT`)
  expect(formatMoney('ar', { amount: '10', unit: 'USDT' })).toBe(`\u206610${NBSP}USDT\u2069`)
  expect(formatMoney('en', { amount: '3', unit: 'USDT' }, { signed: true })).toBe(`+3${NBSP}USDT`)
  expect(formatMoney('en', { amount: '-3', unit: 'USDT' }, { signed: true })).toBe(`-3${NBSP}USDT`)
})

test('[LOC-9] big numbers are short in the words of the language', () => {
  expect(formatCompact('en', '1250000')).toBe('1.25M')
  expect(formatCompact('en', '12500')).toBe('12.5K')
  expect(formatCompact('en', '999999')).toBe('999K')
  expect(formatCompact('en', '999.999')).toBe('999.99')
  expect(formatCompact('en', '7500000000000000')).toBe('7,500T')
  expect(formatCompact('de', '12500')).toBe('12.500')
  expect(formatCompact('de', '1250000')).toBe(`1,25${NBSP}Mio.`)
  expect(formatCompact('ja', '1250000')).toBe('125万')
  expect(formatCompact('zh-TW', '1234')).toBe('1,234')
  expect(formatCompact('ar', '1250000')).toBe(`1.25${NBSP}مليون`)
})

test('[LOC-9] percentages follow the language', () => {
  expect(formatPercent('en', '0.125')).toBe('12.5%')
  expect(formatPercent('tr-TR', '0.125')).toBe('%12,5')
  expect(formatPercent('de', '0.125')).toBe(`12,5${NBSP}%`)
  expect(formatPercent('ar', '0.125')).toBe('\u206612.5%\u2069')
  expect(formatPercent('en', '0.00125', { maxFraction: 3 })).toBe('0.125%')
  expect(formatPercent('en', '1')).toBe('100%')
})

const MORNING = Date.UTC(2026, 10, 20, 9, 30)
const DATES: Record<string, [string, string]> = {
  en: ['Nov 20, 2026', `Nov 20, 2026, 9:30${NBSP}AM`],
  'zh-CN': ['2026年11月20日', '2026年11月20日 09:30'],
  ko: ['2026년 11월 20일', '2026년 11월 20일 오전 9:30'],
  'zh-TW': ['2026年11月20日', '2026年11月20日 上午9:30'],
  vi: [`20 thg${NBSP}11, 2026`, `09:30 20 thg${NBSP}11, 2026`],
  'fa-IR': ['20 نوامبر 2026', '20 نوامبر 2026، 9:30'],
  'tr-TR tr-CT': ['20 Kas 2026', '20 Kas 2026 09:30'],
  ru: ['20 нояб. 2026', '20 нояб. 2026, 09:30'],
  uk: ['20 лист. 2026', '20 лист. 2026, 09:30'],
  de: ['20. Nov. 2026', '20. Nov. 2026, 09:30'],
  ar: ['20 نوفمبر 2026', `20 نوفمبر 2026، 9:30${NBSP}ص`],
  es: ['20 nov 2026', `20 nov 2026, 9:30${NBSP}AM`],
  'es-ES': ['20 nov 2026', '20 nov 2026, 9:30'],
  fr: ['20 nov. 2026', '20 nov. 2026, 09:30'],
  pl: ['20 lis 2026', '20 lis 2026, 09:30'],
  pt: ['20 de nov. de 2026', '20 de nov. de 2026, 09:30'],
  it: ['20 nov 2026', '20 nov 2026, 09:30'],
  ja: ['2026年11月20日', '2026年11月20日 9:30'],
  'en-TR': ['20 Nov 2026', '20 Nov 2026, 09:30'],
}

test.each(examplesOf(DATES))(
  '[LOC-7] %s writes dates in its own order, Gregorian and with Latin digits',
  (locale, [first, second]) => {
    expect(formatDate(locale, MORNING, 'UTC')).toBe(first)
    expect(formatDateTime(locale, MORNING, 'UTC')).toBe(second)
  },
)

test.each(LOCALES)('[LOC-7] a sentence of %s that ends with a date or a time ends with one full stop', (locale) => {
  for (let month = 0; month < 12; month += 1) {
    const at = Date.UTC(2026, month, 20, 21, 30)
    const written = [formatDate, formatDayMonth, formatTime, formatDateTime, formatDayMonthTime, formatDeadline].map(
      (format) => format(locale, at, 'UTC'),
    )
    expect([...written, formatDeadlineDay(locale, at, 'UTC')].filter((text) => text.endsWith('.'))).toEqual([])
  }
})

test('[LOC-7] every language has twelve different months, and a 12 h clock exactly where its entry says so', () => {
  for (const { language, hourCycle } of LANGUAGES) {
    const months = Array.from({ length: 12 }, (_, month) => formatDayMonth(language, Date.UTC(2026, month, 20), 'UTC'))
    expect(new Set(months).size).toBe(12)
    const evening = formatTime(language, MORNING + 12 * 3_600_000, 'UTC')
    expect(evening.includes('21:30')).toBe(hourCycle === 'h23')
    expect(evening).not.toMatch(/[{}]/)
  }
})

test('[LOC-7] dates are in the requested zone, over day and month ends, at noon and at midnight', () => {
  const lastEvening = Date.UTC(2026, 10, 30, 23, 5)
  expect(formatDayMonthTime('en', lastEvening, 'UTC')).toBe(`Nov 30, 11:05${NBSP}PM`)
  expect(formatDayMonthTime('en', lastEvening, 'Asia/Bangkok')).toBe(`Dec 1, 6:05${NBSP}AM`)
  expect(formatTime('en', Date.UTC(2026, 0, 1), 'UTC')).toBe(`12:00${NBSP}AM`)
  expect(formatTime('en', Date.UTC(2026, 0, 1, 12), 'UTC')).toBe(`12:00${NBSP}PM`)
  expect(formatTime('de', Date.UTC(2026, 0, 1), 'UTC')).toBe('00:00')
  expect(formatTime('de', Date.UTC(2026, 6, 1), 'Asia/Kathmandu')).toBe('05:45')
  expect(() => formatTime('de', 0, 'Mars/Olympus')).toThrow(RangeError)
})

test('[LOC-7] relative times count whole units and keep Latin digits', () => {
  const now = 1_800_000_000_000
  expect(formatRelative('en', now - 3 * 3_600_000 - 1, now)).toBe('3 hours ago')
  expect(formatRelative('en', now + 2 * 86_400_000, now)).toBe('in 2 days')
  expect(formatRelative('en', now - 86_400_000, now)).toBe('1 day ago')
  expect(formatRelative('fa-IR', now - 12 * 60_000, now)).toContain('12')
  expect(formatRelative('tr-CT', now - 12 * 60_000, now)).toBe(formatRelative('tr-TR', now - 12 * 60_000, now))
})

test('a countdown is split into whole parts and never goes below nothing', () => {
  expect(durationParts(((2 * 24 + 3) * 3600 + 4 * 60 + 5) * 1000 + 999)).toEqual({
    days: 2,
    hours: 3,
    minutes: 4,
    seconds: 5,
  })
  expect(durationParts(-1)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 })
  expect(formatClock(86_399_000)).toBe('23:59:59')
  expect(formatClock(90_000_000)).toBe('25:00:00')
})

test.each([
  ['en', { USD: '1' }, '\u2068$5.00\u2069'],
  ['de', { USD: '1', EUR: '0.9199' }, `\u20684,60${NBSP}€\u2069`],
  ['ja', { JPY: '151.3' }, '\u2068¥757\u2069'],
  ['pt', { BRL: '5.4321' }, `\u2068R$${NBSP}27,16\u2069`],
  ['vi', { VND: '25000' }, `\u2068125.000${NBSP}₫\u2069`],
  ['ar', { SAR: '3.75' }, `\u2068\u200F18.75${NBSP}ر.س\u200F\u2069`],
  ['de', { EUR: '0.0001' }, null],
  ['de', { USD: '1' }, undefined],
] as const)('[LOC-7] 5 USDT in the currency of %s by %o are %s', (locale, rates, written) => {
  const rate = displayRateOf(languageOf(locale), rates)
  expect(rate && formatInCurrency(locale, { amount: '5', unit: 'USDT' }, rate)).toBe(written)
  expect((rate && formatInCurrency(locale, { amount: '5', unit: 'FNF' }, rate)) ?? null).toBeNull()
})
