import type { ReasonCode } from '@fanfare/contract/enumerations.ts'
import type { ReasonDetail, TracedFact } from '@fanfare/contract/task/task.ts'
import { isolateLtr } from './bidi.ts'
import { formatDateTime, formatDayMonth, formatDayMonthTime } from './format-date.ts'
import type { Locale } from './locales.ts'

/** The kind of a traced fact. `other`: a kind that this version of the site does not know. */
export type FactKind =
  'trade' | 'deposit' | 'withdrawal' | 'transfer' | 'position' | 'holding' | 'share' | 'friend' | 'other'

interface FactLabel {
  kind: FactKind
  /** The key below `fact.` whose text names it. */
  text:
    | 'buy'
    | 'sell'
    | 'trade'
    | 'copy'
    | 'deposit'
    | 'withdrawal'
    | 'transfer'
    | 'position'
    | 'holding'
    | 'share'
    | 'friend'
    | 'other'
  /** Its pair or asset, if it has one. */
  subject: string | null
}

const WITHOUT_SUBJECT: ReadonlySet<string> = new Set<FactKind>(['transfer', 'position', 'share', 'friend'])

/** Futures have their pairs in one word; both markets are shown alike: `BTCUSDT` is `BTC/USDT`. */
const pairName = (symbol: string) => symbol.replace(/^([A-Z\d]{2,})(USD[TC])$/, '$1/$2')

/** Reads `label` of a traced fact (contract §6): `trade.spot.buy:BTC/USDT`, `deposit:USDT`, `friend`. Any text is accepted. */
export function readFactLabel(label: string): FactLabel {
  const colon = label.indexOf(':')
  const subject = colon === -1 ? null : label.slice(colon + 1).trim() || null
  const [head = '', market, side] = (colon === -1 ? label : label.slice(0, colon)).split('.')
  if (head === 'trade' && subject !== null) {
    const text = market === 'copy' ? 'copy' : side === 'buy' || side === 'sell' ? side : 'trade'
    return { kind: 'trade', text, subject: pairName(subject) }
  }
  if ((head === 'deposit' || head === 'withdrawal' || head === 'holding') && subject !== null)
    return { kind: head, text: head, subject }
  if (WITHOUT_SUBJECT.has(head)) {
    const kind = head as 'transfer' | 'position' | 'share' | 'friend'
    return { kind, text: kind, subject: null }
  }
  return { kind: 'other', text: 'other', subject }
}

const KINDS_WITH_WORDS: ReadonlySet<FactKind> = new Set<FactKind>(['trade', 'deposit', 'transfer', 'friend'])

/** The values that the sentence of each reason needs beside `at`. Reasons of time depend on the kind of fact, too. */
const NEEDS: Record<string, 'until' | 'symbol' | null> = {
  not_joined: null,
  zero_fee: null,
  stable_pair: 'symbol',
  internal_transfer: null,
  bonus_fee: null,
  market_maker: null,
  kyc_needed: 'until',
  not_enough: 'until',
}

/**
 * The key below `reason_value.` of the sentence that gives a reason with its values; null when a value is missing, so that only
 * the plain sentence is left.
 */
export function reasonValueKey(reason: string, { at, until, symbol }: ReasonDetail, kind: FactKind) {
  if (at === undefined) return null
  const ending = KINDS_WITH_WORDS.has(kind) ? kind : 'other'
  if (reason === 'BEFORE_JOIN') return until === undefined ? null : `before_join_${ending}`
  if (reason === 'OUT_OF_WINDOW')
    return until === undefined ? null : `${at >= until ? 'after' : 'before'}_window_${ending}`
  const key = reason.toLowerCase()
  const need = Object.hasOwn(NEEDS, key) ? NEEDS[key] : undefined
  if (need === undefined) return null
  return need !== null && { until, symbol }[need] === undefined ? null : key
}

/** Fills the text of a dotted key of `locales/{language}/common.json`; null where there is no such text. */
export type FindText = (key: string, values?: Record<string, string | number>) => string | null

/** Reasons that a friend can still remove before `until`. */
const DEADLINES: ReadonlySet<string> = new Set<ReasonCode>(['KYC_NEEDED', 'NOT_ENOUGH'])
/** Beyond this distance a date without its year misleads. */
const NEEDS_YEAR_MS = 300 * 86_400_000

/** Words for the facts of a trace, on a card and in an answer of support. `zone` is the reader’s, an IANA name. */
export function factWords({ find, locale, zone }: { find: FindText; locale: Locale; zone: string }) {
  const time = (at: number) => formatDayMonthTime(locale, at, zone)

  /** "Buy BTC/USDT"; of an unknown kind the plain pair. */
  const title = (label: string) => {
    const { text, subject } = readFactLabel(label)
    if (text === 'other' && subject !== null) return isolateLtr(locale, subject)
    const symbol = isolateLtr(locale, subject ?? '')
    return find(`fact.${text}`, { symbol, asset: symbol }) ?? ''
  }

  /** "Traded Nov 12, 3:02 PM, you joined Nov 14", or the plain sentence of the reason if a value is missing. */
  const reason = (code: string, detail: ReasonDetail, kind: FactKind = 'other') => {
    const key = reasonValueKey(code, detail, kind)
    const { at = 0, until = at, symbol = '' } = detail
    const values = { ...times(at, until, DEADLINES.has(code)), symbol: isolateLtr(locale, symbol) }
    return (
      (key && find(`reason_value.${key}`, values)) ?? find(`reason.${code.toLowerCase()}`) ?? find('code.51004') ?? ''
    )
  }

  /** The second of two days needs no time, unless it is a deadline. */
  const times = (at: number, until: number, isDeadline: boolean) => {
    if (Math.abs(until - at) > NEEDS_YEAR_MS)
      return { at: formatDateTime(locale, at, zone), until: formatDateTime(locale, until, zone) }
    const isSameDay = formatDayMonth(locale, at, zone) === formatDayMonth(locale, until, zone)
    return { at: time(at), until: isSameDay || isDeadline ? time(until) : formatDayMonth(locale, until, zone) }
  }

  /** The text, and when the fact was reported, if that was late. */
  const withLateness = (text: string, arrivedAt: number | undefined): string =>
    arrivedAt === undefined
      ? text
      : (find('fact.late', { text, date: formatDayMonth(locale, arrivedAt, zone) }) ?? text)

  /** When it happened, and whether it counted or why not. */
  const verdict = ({ at, label, counted, reason: code, detail, arrivedAt }: TracedFact) => {
    if (counted) return withLateness(find('fact.counted', { at: time(at) }) ?? '', arrivedAt)
    if (code === undefined) return withLateness(find('fact.not_counted', { at: time(at) }) ?? '', arrivedAt)
    const { kind, subject } = readFactLabel(label)
    const why = reason(code, { ...detail, at, ...(subject === null ? {} : { symbol: subject }) }, kind)
    return withLateness(why, arrivedAt)
  }

  return { title, reason, verdict, withLateness }
}
