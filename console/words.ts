import { activityTypeName } from '@fanfare/contract/activity-types.ts'
import type { CallData } from '@fanfare/contract/define-call.ts'
import type { staffActivities } from '@fanfare/contract/staff/activities.ts'
import { codeWords, isCode, rewardWords } from '@fanfare/contract/staff/product-words.ts'
import type { Reward } from '@fanfare/contract/task/task.ts'
import { numberText } from '@fanfare/languages/format.ts'
import { languageName } from '@fanfare/languages/languages.ts'
import Big from 'big.js'

/** Of `locales/en/common.json`, put in by the build. */
declare const SITE_TEXTS: Record<string, string>

/** A sentence as users read it, by its key or the code of a reason. */
export const siteText = (key: string) => SITE_TEXTS[key.toLowerCase()] ?? wordsOf(key)

/** Title and text of a message to a user, with their values; `…` for one that is not chosen yet. */
export const messageLines = (key: string, values: Record<string, string | undefined> = {}) =>
  ['title', 'text'].map((part) =>
    siteText(`${key}_${part}`).replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] || '…'),
  )

export function formatOf(options: Intl.DateTimeFormatOptions) {
  const format = new Intl.DateTimeFormat('en-GB', options)
  return (ms: number) => format.format(ms)
}
export const DAY = { day: 'numeric', month: 'short' } as const
export const CLOCK = { hour: '2-digit', minute: '2-digit' } as const

/** 20 Nov, in the zone of this browser; so are all times of the console. */
export const day = formatOf(DAY)
/** 20 Nov, 14:12 */
export const moment = formatOf({ ...DAY, ...CLOCK })
/** 14:12 */
export const clock = formatOf(CLOCK)
export const momentWithZone = formatOf({ ...DAY, ...CLOCK, timeZoneName: 'shortOffset' })

const REGIONS = new Intl.DisplayNames('en', { type: 'region' })
/** TR is Türkiye. */
export const countryName = (code: string): string => REGIONS.of(code) ?? code

/** The time until or since: `in 40 d`, `in 9 d 16 h`, `3 h ago`. */
export function distance(ms: number) {
  const now = Date.now()
  const minutes = Math.round(Math.abs(ms - now) / 60_000)
  const hours = Math.floor(minutes / 60)
  const days = Math.floor(hours / 24)
  const rest = days < 21 && hours % 24 > 0 ? ` ${hours % 24} h` : ''
  const text = days ? `${days} d${rest}` : hours ? `${hours} h` : `${minutes} min`
  return ms >= now ? `in ${text}` : `${text} ago`
}

export const number = (value: string | number) => numberText('en', String(value), { maxFraction: 8 })
export const money = (amount: string, unit: string) => `${number(amount)}\u00A0${unit}`
/** A count or an amount; zero is the word `none`. */
export const figure = (value: number | string) => (Number(value) === 0 ? 'none' : number(value))

/** Sums of several units. */
export const moneys = (sums: readonly { amount: string; unit: string }[]) =>
  sums.map(({ amount, unit }) => money(amount, unit)).join(' and ')

/** Sums of rewards with what they are: 35 USDT in futures coupons and 5 USDT in trial funds. */
export const rewardSums = (sums: readonly { rewardType: string; amount: string; unit: string }[]): string =>
  sums
    .map(({ rewardType, amount, unit }) =>
      rewardType === 'LOTTERY_COUNT'
        ? plural(Number(amount), 'draw')
        : `${money(amount, unit)} in ${rewardWords(rewardType)}`,
    )
    .join(' and ')

export const plural = (count: number, one: string, many = `${one}s`) => `${number(count)} ${count === 1 ? one : many}`

export function rewardText({ amount, label }: Pick<Reward, 'amount' | 'label'>) {
  if ('unit' in amount) return money(amount.amount, amount.unit)
  return 'count' in amount ? plural(amount.count, 'draw') : label
}

/** `part` divided by `whole`, 0 to 1; 0 where `whole` is 0. */
export function share(part: string, whole: string) {
  return Number(whole) && Number(new Big(part).div(whole).toFixed(4))
}

export const sum = (amounts: readonly string[]) =>
  amounts.reduce((total, amount) => total.plus(amount), new Big(0)).toFixed()

/** A code or a name in the words of the product: `GIFT_CASH` is `Trial funds`, `NewUserTask` is `New user task`. */
export const wordsOf = (code: string): string => capitalized(codeWords(code.replaceAll('-', ' ')))

/** What somebody typed, or a code in words. */
export const codeOrText = (text: string): string => (isCode(text) ? wordsOf(text) : text)

export const capitalized = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** The kind of a reward, at the beginning of a line: `Trial funds`. `rewardWords` is for the middle of a sentence. */
export const rewardTitle: (code: string) => string = wordsOf

export const languageNames = (locales: readonly string[]): string => locales.map(languageName).join(', ')

/** The names in a JSON pointer. */
export const partsOf = (pointer: string) =>
  pointer
    .slice(1)
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))

/** `DROP:USDT` at the beginning of a line: `Cash to the spot account, USDT`. */
export const assetTitle = (asset: string): string => {
  const [type = '', ...unit] = asset.split(':')
  return [rewardTitle(type), ...unit].join(', ')
}

/** The market, pair or asset and the amount of a platform event; absent fields are left out. */
export function factText(payload: Record<string, unknown>) {
  const texts = Object.entries(payload).filter(([, value]) => typeof value === 'string')
  const { market, symbol, side, from, to, asset, amount, usdtVolume, usdtValue, pnl, reason } = Object.fromEntries(
    texts,
  ) as Record<string, string>
  const volume = usdtVolume ?? usdtValue
  return [
    market,
    symbol,
    side,
    from && `${from} to ${to}`,
    asset && amount ? money(amount, asset) : asset,
    volume && !(asset === 'USDT' && amount) && money(volume, 'USDT'),
    pnl && `profit ${money(pnl, 'USDT')}`,
    reason && codeOrText(reason),
  ]
    .filter(Boolean)
    .join(', ')
}

export type ActivityRow = CallData<typeof staffActivities>['items'][number]
type Tone = 'neutral' | 'good' | 'primary' | 'warning' | 'error'

export const typeOf = ({ activityType }: ActivityRow) => wordsOf(activityTypeName(activityType) ?? 'Activity')

/** Shows a pause as the status, because it is what users see. */
export function statusOf({ paused, status, outcome }: ActivityRow): readonly [words: string, tone: Tone] {
  if (paused?.claims) return ['Claims paused', 'error']
  if (paused) return [paused.joins ? 'Joining paused' : 'Draws paused', 'error']
  if (outcome === 'CANCELLED') return ['Cancelled', 'neutral']
  if (status === 'ONGOING') return ['Running', 'good']
  return status === 'UPCOMING' ? ['Upcoming', 'primary'] : ['Ended', 'neutral']
}

export function deadlineOf({ status, startTime, endTime }: ActivityRow) {
  const at = status === 'UPCOMING' ? startTime : endTime
  const verb = { UPCOMING: 'Starts', ONGOING: 'Ends', ENDED: 'Ended' }[status]
  return { when: `${verb} ${moment(at)}`, distance: distance(at) }
}

/** Start and end. The next of them has its distance, or the end of an activity that has ended. */
export function datesOf({ status, startTime, endTime }: Pick<ActivityRow, 'status' | 'startTime' | 'endTime'>) {
  const near = (at: number) => `${moment(at)}, ${distance(at)}`
  const isAhead = status === 'UPCOMING'
  return { starts: (isAhead ? near : moment)(startTime), ends: (isAhead ? moment : near)(endTime) }
}

/** The used part of the budget. Without a grant it shows the limit and says so, never a zero. */
export function budgetOf({ budget, status }: ActivityRow) {
  const units = new Set(budget.map(({ unit }) => unit))
  const [first] = budget
  if (!first) return { used: 'none' }
  if (units.size > 1) return { used: plural(budget.length, 'budget line') }
  const [granted, limit] = [sum(budget.map((line) => line.granted)), sum(budget.map((line) => line.limit))]
  if (granted === '0')
    return {
      used: `${number(limit)} ${first.unit}`,
      of: status === 'UPCOMING' ? 'not started' : 'nothing granted yet',
    }
  return { used: number(granted), of: money(limit, first.unit), ratio: share(granted, limit) }
}

export const claimsOf = ({ paused, status, claimsMinute }: ActivityRow) => {
  if (paused?.claims) return 'paused'
  if (status !== 'ONGOING') return status === 'UPCOMING' ? 'not started' : 'ended'
  return claimsMinute ? number(claimsMinute) : 'none'
}

/** An alarm as a sentence after the title of its activity, and in few words for a chip. */
export function alarmWords(
  { code, params }: ActivityRow['alarms'][number],
  { languages, reviews, payoutsFailed }: ActivityRow,
): readonly [sentence: string, chip: string] {
  switch (code) {
    case 'BUDGET_ENDS': {
      const date = day(Number(params.endsAt))
      const what = rewardWords(String(params.rewardType))
      return [`the budget for ${what} runs out about ${date}, before the end.`, `Budget ends ${date}`]
    }
    case 'TEXTS_STALE': {
      const stale = plural(languages.stale, 'language')
      return [`texts of ${stale} are older than their English.`, `${stale} stale`]
    }
    case 'TEXTS_MISSING': {
      const missing = plural(languages.missing, 'language')
      return [`texts of ${missing} are missing.`, `${missing} missing`]
    }
    case 'REVIEWS_LATE':
      return [`${plural(reviews, 'review')} wait, the oldest longer than was promised.`, 'Reviews late']
    case 'PAYOUTS_FAILED': {
      const failed = `${plural(payoutsFailed, 'payout')} failed`
      return [`${failed}.`, failed]
    }
    case 'CLAIMS_SUSPENDED':
      return ['claims are suspended, because its books do not balance.', 'Claims suspended']
    case 'SCHEDULE_FAILED':
      return ['the scheduled version was refused at its time.', 'Schedule failed']
    default:
      return [`${wordsOf(code).toLowerCase()}.`, wordsOf(code)]
  }
}

export const pausedSentence = (paused: NonNullable<ActivityRow['paused']>) => {
  const named = [paused.claims && 'claims', paused.joins && 'joining', paused.draws && 'draws'].filter(Boolean)
  return `${paused.by} paused ${named.join(', ')} on ${day(paused.since)} at ${clock(paused.since)}.`
}

/** Whether alarms or queues of an activity wait for staff. */
export const needsAttention = ({ alarms, paused, reviews, payoutsFailed }: ActivityRow) =>
  alarms.length > 0 || !!paused || reviews > 0 || payoutsFailed > 0
