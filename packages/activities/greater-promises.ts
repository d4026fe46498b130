import Big from 'big.js'
import type { Locale } from '@fanfare/languages/locales.ts'
import { NUMBER_STYLES } from '@fanfare/languages/number-styles.ts'
import { assetOfBudget } from './check-activity-file.ts'
import { unitOfAsset } from './file/reward.ts'
import type { ActivityFile } from './schema.ts'
import { textBlocks } from './texts.ts'

/** The amounts of a text that are written with one of the units, by the number style of its language. */
function amountsIn(text: string, locale: Locale, units: readonly string[]): { amount: Big; unit: string }[] {
  const { decimalSeparator } = NUMBER_STYLES[locale]
  const written = new RegExp(String.raw`(\d[\d.,\u00A0\u202F ]*)\s?(${units.join('|')})\b`, 'gu')
  return [...text.matchAll(written)].flatMap(([, digits = '', unit = '']) => {
    const [whole = '', ...fraction] = digits.trim().split(decimalSeparator)
    const number = `${whole.replaceAll(/\D/g, '')}.${fraction.join('').replaceAll(/\D/g, '')}`.replace(/\.$/, '')
    return /^\d/.test(number) ? [{ amount: Big(number), unit }] : []
  })
}

/** The amounts that an author of the file asks for: a text that repeats the target of a task promises nothing. */
const askedFor = ({ pool: _pool, texts: _texts, ...rules }: ActivityFile): Set<string> =>
  new Set(Array.from(JSON.stringify(rules).matchAll(/"(\d[\d.]*)"/g), ([, amount = '']) => amount))

/** The pool, titles and subtitles that name more of a unit than the budget can pay, by their dotted path. */
export function greaterPromises(file: ActivityFile): { path: string; message: string }[] {
  const limits = new Map<string, Big>()
  for (const line of file.budget) {
    const unit = unitOfAsset(assetOfBudget(line))
    limits.set(unit, (limits.get(unit) ?? Big(0)).plus(line.limit))
  }
  const units = [...limits.keys()].filter((unit) => /^[A-Z0-9]+$/.test(unit))
  if (units.length === 0) return []
  const asked = askedFor(file)
  const warn = (path: string, amount: Big, unit: string) => {
    const limit = limits.get(unit)
    // A pool may be the worth of rewards in other units.
    if (limit === undefined || amount.lte(limit)) return []
    return [{ path, message: `names ${amount.toFixed()} ${unit}, and the budget can pay ${limit.toFixed()}` }]
  }
  return [
    ...(file.pool === null ? [] : warn('pool', Big(file.pool.amount), file.pool.unit)),
    ...textBlocks(file).flatMap(([locale, block]) =>
      (['title', 'subtitle'] as const).flatMap((field) =>
        amountsIn(block[field] ?? '', locale, units)
          .filter(({ amount }) => !asked.has(amount.toFixed()))
          .flatMap(({ amount, unit }) => warn(`texts.${locale}.${field}`, amount, unit)),
      ),
    ),
  ]
}
