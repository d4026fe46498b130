import type { Reward } from '@fanfare/contract/task/task.ts'
import { numberText } from '@fanfare/languages/format.ts'
import Big from 'big.js'

/** Of `locales/en/common.json`, put in by the build. */
declare const SITE_TEXTS: Record<string, string>

/** A sentence as users read it, by its key or the code of a reason. */
export const siteText = (key: string): string => SITE_TEXTS[key.toLowerCase()] ?? wordsOf(key)

/** A sentence of the site with its values. */
export const filled = (text: string, values: Record<string, string>): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)

const DAY: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short' }
const dayFormat = new Intl.DateTimeFormat('en-GB', DAY)
const timeFormat = new Intl.DateTimeFormat('en-GB', { ...DAY, hour: '2-digit', minute: '2-digit' })
const clockFormat = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })
const zoneFormat = new Intl.DateTimeFormat('en-GB', {
  ...DAY,
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'shortOffset',
})

/** 20 Nov, in the zone of this browser; so are all times of the console. */
export const day = (ms: number): string => dayFormat.format(ms)
/** 20 Nov, 14:12 */
export const moment = (ms: number): string => timeFormat.format(ms)
/** 14:12 */
export const clock = (ms: number): string => clockFormat.format(ms)
export const momentWithZone = (ms: number): string => zoneFormat.format(ms)

/** The time until or since: `in 40 d`, `in 9 d 16 h`, `3 h ago`. */
export function distance(ms: number, now = Date.now()): string {
  const minutes = Math.round(Math.abs(ms - now) / 60_000)
  const hours = Math.floor(minutes / 60)
  const days = Math.floor(hours / 24)
  const rest = days < 21 && hours % 24 > 0 ? ` ${hours % 24} h` : ''
  const text = days > 0 ? `${days} d${rest}` : hours > 0 ? `${hours} h` : `${minutes} min`
  return ms >= now ? `in ${text}` : `${text} ago`
}

export const number = (value: string | number): string => numberText('en', String(value), { maxFraction: 8 })
export const money = (amount: string, unit: string): string => `${number(amount)}\u00A0${unit}`
/** A count or an amount; nothing is a word and no zero. */
export const figure = (value: number | string): string => (Number(value) === 0 ? 'none' : number(value))

/** Sums of several units. */
export const moneys = (sums: readonly { amount: string; unit: string }[]): string =>
  sums.map(({ amount, unit }) => money(amount, unit)).join(' and ')

export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${number(count)} ${count === 1 ? one : many}`

export function rewardText({ amount, label }: Pick<Reward, 'amount' | 'label'>): string {
  if ('unit' in amount) return money(amount.amount, amount.unit)
  return 'count' in amount ? plural(amount.count, 'draw') : label
}

/** `first of second`, 0 to 1; 0 of nothing. */
export function share(part: string, whole: string): number {
  if (new Big(whole).eq(0)) return 0
  return Number(new Big(part).div(whole).toFixed(4))
}

export const sum = (amounts: readonly string[]): string =>
  amounts.reduce((total, amount) => total.plus(amount), new Big(0)).toFixed()

const REWARD_WORDS: Readonly<Record<string, string>> = {
  GIFT_CASH: 'Trial funds',
  DROP: 'Cash to the spot account',
  FUTURES_COUPON: 'Futures coupons',
  PLATFORM_TOKEN: 'Platform token',
  LOTTERY_COUNT: 'Draws',
  PHYSICAL: 'Physical prizes',
}

/** The words of a code: `FUTURES_COUPON` is `Futures coupon`. */
export function wordsOf(code: string): string {
  return capitalized(code.replaceAll(/[_.-]+/g, ' ').toLowerCase())
}

export const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

export const rewardWords = (type: string): string => REWARD_WORDS[type] ?? wordsOf(type)

/** `DROP:USDT` in words. */
export const assetWords = (asset: string): string => {
  const [type = '', ...unit] = asset.split(':')
  return [wordsOf(type), ...unit].join(' ')
}

/** `NewUserTask` is `New user task`. */
export const typeWords = (name: string): string => wordsOf(name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' '))

/** The market, pair or asset and the amount of a fact of the platform; what it has not is left out. */
export function factText(payload: Record<string, unknown>): string {
  const text = (name: string) => (typeof payload[name] === 'string' ? payload[name] : null)
  const [volume, pnl] = [text('usdtVolume') ?? text('usdtValue'), text('pnl')]
  const [asset, amount] = [text('asset'), text('amount')]
  const way = text('from') === null ? null : `${text('from')} to ${text('to')}`
  return [
    text('market'),
    text('symbol'),
    text('side'),
    way,
    asset !== null && amount !== null ? money(amount, asset) : asset,
    volume !== null && !(asset === 'USDT' && amount !== null) ? money(volume, 'USDT') : null,
    pnl === null ? null : `profit ${money(pnl, 'USDT')}`,
    text('reason'),
  ]
    .filter((part) => part !== null)
    .join(', ')
}
