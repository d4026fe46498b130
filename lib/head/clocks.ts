import { fillPattern, type DateWords } from '@fanfare/languages/fill-date.ts'
import { durationParts, formatClock } from '@fanfare/languages/format-duration.ts'
import type { Locale } from '@fanfare/languages/locales.ts'
import { addNote, type OwnTimeNote } from '@fanfare/languages/own-time-note.ts'
import { pluralWord, type PluralWords } from '@fanfare/languages/plural-words.ts'
import { offsetName } from '@fanfare/languages/zone-name.ts'
import { ownTime } from '@fanfare/kernel/time/own-time.ts'
import { reduces } from './carousel.ts'
import { early } from './early.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
/** Below this, a countdown shows hours, minutes and seconds. */
const LAST_DAY = 24 * HOUR
/** Below this, a countdown warns (design §6). */
const LAST_CALL = 10 * MINUTE

const UNITS = ['days', 'hours', 'minutes', 'seconds'] as const

/** The words of boxes and ages. */
export interface CountdownTexts {
  locale: Locale
  /** Under the figures. */
  labels: Record<(typeof UNITS)[number], PluralWords>
  /** Read out instead of the figures, with the slot `{value}`. */
  spoken: Record<'days' | 'hours' | 'minutes', PluralWords>
  /** `{first} {second}` */
  twoParts: string
}

/** What the script writes into an element, in the attribute `data-clock`. Instants are ms since the epoch. */
export type Clock =
  /** `at` in the reader's zone; `sentence` has the slot `{time}`. */
  | { kind: 'local'; at: number; words: DateWords; pattern: string; note?: OwnTimeNote | undefined; sentence: string }
  /** The time until `to`, then `over`; `sentence` has the slot `{duration}`, `daysHours` has `{days}` and `{hours}`. */
  | { kind: 'text'; to: number; sentence: string; daysHours: string; over: string }
  /** The time until `to` in the four children, each a figure and its label. */
  | { kind: 'boxes'; to: number; texts: CountdownTexts }
  /** How long ago `at` was, in its largest unit. */
  | { kind: 'age'; at: number; texts: Pick<CountdownTexts, 'locale' | 'labels'> }

let readerZone: string | undefined

function localTime({ at, words, pattern, note, sentence }: Clock & { kind: 'local' }) {
  let time = fillPattern(words, pattern, ownTime(at))
  try {
    // oxlint-disable-next-line no-restricted-properties -- caught
    readerZone ??= note && Intl.DateTimeFormat().resolvedOptions().timeZone
    if (note && readerZone) time = addNote(note, time, at, readerZone, offsetName(-new Date(at).getTimezoneOffset()))
  } catch {
    // No note where the browser cannot name its zone, because `ownZone` is too large for every page.
  }
  return sentence.replace('{time}', time)
}

function remainingText(ms: number, { sentence, daysHours, over }: Clock & { kind: 'text' }) {
  if (ms === 0) return over
  const { days, hours } = durationParts(ms)
  const duration =
    ms < LAST_DAY
      ? formatClock(ms)
      : daysHours.replace('{days}', String(days)).replace('{hours}', String(hours).padStart(2, '0'))
  return sentence.replace('{duration}', duration)
}

/** The two largest units; seconds are never read out. */
function spokenDuration(ms: number, { locale, spoken, twoParts }: CountdownTexts) {
  const { days, hours, minutes } = durationParts(ms)
  const words = (unit: keyof typeof spoken, count: number) =>
    pluralWord(locale, spoken[unit], count).replace('{value}', String(count))
  if (days === 0 && hours === 0) return words('minutes', minutes)
  const [first, second] =
    days > 0 ? [words('days', days), words('hours', hours)] : [words('hours', hours), words('minutes', minutes)]
  return twoParts.replace('{first}', first).replace('{second}', second)
}

/** `48 sec`, `3 min` */
function ageText(ms: number, { locale, labels }: Pick<CountdownTexts, 'locale' | 'labels'>) {
  const parts = durationParts(Math.max(SECOND, ms))
  const unit = UNITS.find((name) => parts[name] > 0) ?? 'seconds'
  return `${parts[unit]} ${pluralWord(locale, labels[unit], parts[unit])}`
}

/** The server's time as far as the page knows it, ms since the epoch. `lib/http/clock.ts` is too large for every page. */
const serverNow = () => Date.now() + (early().offset ?? 0)

/** The text of each element that the script has written. */
const written = new WeakMap<Element, string>()

/** A tick leaves an unchanged text alone, because a translator may have replaced it. */
function write(element: Element, text: string, isTick: boolean) {
  if (isTick && written.get(element) === text) return
  written.set(element, text)
  const [node, other] = element.childNodes
  // Another text in the same node costs less of the layout.
  if (node instanceof Text && !other) node.data = text
  else element.textContent = text
}

function fill(element: HTMLElement, clock: Clock, isTick: boolean) {
  // Rounds to the second, so that all clocks of a page change at once.
  const now = Math.floor(serverNow() / SECOND) * SECOND
  if (clock.kind === 'local') {
    if (!isTick) write(element, localTime(clock), isTick)
    return
  }
  if (clock.kind === 'age') return write(element, ageText(now - clock.at, clock.texts), isTick)
  const left = Math.max(0, clock.to - now)
  // With reduced motion a countdown changes once a minute, until the last hour.
  const isCalm = left > HOUR && reduces()
  const ms = isCalm ? Math.floor(left / MINUTE) * MINUTE : left
  element.toggleAttribute('data-last-call', ms > 0 && ms < LAST_CALL)
  if (clock.kind === 'text') return write(element, remainingText(ms, clock), isTick)
  const { texts } = clock
  const parts = durationParts(ms)
  element.hidden = ms === 0
  element.setAttribute('aria-label', spokenDuration(ms, texts))
  for (const [place, unit] of UNITS.entries()) {
    const box = element.children[place]
    const [figure, label] = box?.children ?? []
    // The parser may not have reached them yet.
    if (!box || !figure || !label) return
    box.toggleAttribute('hidden', (unit === 'days' && ms < LAST_DAY) || (unit === 'seconds' && isCalm))
    write(figure, String(parts[unit]).padStart(unit === 'days' ? 1 : 2, '0'), isTick)
    write(label, pluralWord(texts.locale, texts.labels[unit], parts[unit]), isTick)
  }
}

/** The clocks of the page, as their attributes were last read. */
let clocks = new Map<HTMLElement, Clock>()
let timer: ReturnType<typeof setTimeout> | undefined

function tick() {
  clearTimeout(timer)
  if (document.hidden || clocks.size === 0) return
  for (const [element, clock] of clocks) fill(element, clock, true)
  timer = setTimeout(tick, SECOND - (serverNow() % SECOND))
}

/** A traveller's zone changes while the page is in the background. */
function fillOwnTimes() {
  if (document.hidden) return
  readerZone = undefined
  for (const [element, clock] of clocks) if (clock.kind === 'local') write(element, localTime(clock), true)
}

/** The front writes its time into the head of a page (`front/http/send-page.ts`); a page from a cache has an old one. */
export function readServerTime() {
  const [page] = performance.getEntriesByType('navigation')
  if (!(page instanceof PerformanceNavigationTiming) || page.transferSize === 0) return
  if (document.documentElement.dataset.storedMinutes !== undefined) return
  const sent = page.serverTiming.find(({ name }) => name === 'sent')
  if (sent) early().offset = Math.round(sent.duration - performance.timeOrigin - page.responseStart)
}

/**
 * Writes the texts of all elements with `data-clock`: those of the page before its first paint, and those that React adds. Clocks
 * do not tick on a hidden page.
 */
export function startClocks() {
  let isParsing = true
  // A look at each of the thousands of nodes that the parser adds would cost more than all else in the head.
  new MutationObserver((records, observer) => {
    const changed = new Set(records.map(({ type, target }) => type === 'attributes' && target))
    // The parser may not have reached the end of the last one.
    const last = isParsing ? [...clocks.keys()].at(-1) : undefined
    const known = clocks
    clocks = new Map()
    let isDue = false
    for (const element of document.querySelectorAll<HTMLElement>('[data-clock]')) {
      const kept = element !== last && !changed.has(element) && known.get(element)
      const clock = kept || (JSON.parse(element.dataset.clock ?? '') as Clock)
      clocks.set(element, clock)
      if (kept) continue
      fill(element, clock, false)
      isDue = true
    }
    if (isDue) tick()
    isParsing = document.readyState === 'loading'
    // Its own changes are no news: answering them in microtasks without an end would stop the page.
    observer.takeRecords()
  }).observe(document, { childList: true, subtree: true, attributeFilter: ['data-clock'] })
  document.addEventListener('visibilitychange', () => {
    fillOwnTimes()
    tick()
  })
}
