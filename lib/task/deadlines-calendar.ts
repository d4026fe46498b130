export interface Deadline {
  /** Stable, so that a second import replaces the first. */
  id: string
  /** ms since the epoch. */
  at: number
  title: string
  text: string
}

const LONGEST_LINE = 75
const MINUTE_MS = 60_000

/** Reminders, the earliest first; an app drops one that lies in the past. */
const REMINDERS = [
  { before: 24 * 60 * MINUTE_MS, trigger: '-P1D' },
  { before: 60 * MINUTE_MS, trigger: '-PT1H' },
  { before: 10 * MINUTE_MS, trigger: '-PT10M' },
]

const triggerOf = (at: number, now: number) => REMINDERS.find(({ before }) => at - before > now)?.trigger ?? 'PT0S'

/** `20261125T162000Z` */
const utc = (ms: number) => new Date(ms).toISOString().replaceAll(/[-:]|\.\d{3}/g, '')

const escape = (text: string) => text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n?|\n/g, String.raw`\n`)

/** RFC 5545 §3.1: at most 75 octets per line, never splitting a character; a continuation starts with a space. */
function fold(line: string) {
  const encoder = new TextEncoder()
  const lines: string[] = []
  let current = ''
  for (const sign of line) {
    if (encoder.encode(current + sign).length > LONGEST_LINE) {
      lines.push(current)
      current = ' '
    }
    current += sign
  }
  return [...lines, current].join('\r\n')
}

const event = ({ id, at, title, text }: Deadline, { host, url, now }: CalendarOptions) => [
  'BEGIN:VEVENT',
  `UID:${id}@${host}`,
  `DTSTAMP:${utc(now)}`,
  `DTSTART:${utc(at)}`,
  `SUMMARY:${escape(title)}`,
  `DESCRIPTION:${escape(text)}`,
  `URL:${url}`,
  'TRANSP:TRANSPARENT',
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escape(title)}`,
  `TRIGGER:${triggerOf(at, now)}`,
  'END:VALARM',
  'END:VEVENT',
]

interface CalendarOptions {
  /** Makes the ids globally unique. */
  host: string
  /** Where the deadlines are shown. */
  url: string
  brand: string
  /** ms */
  now: number
}

/** A calendar file (RFC 5545) of deadlines, in order. Each has a reminder a day before, or the earliest one that is still in the future. */
export function deadlinesCalendar(deadlines: readonly Deadline[], options: CalendarOptions) {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escape(options.brand)}//Rewards//EN`,
    'CALSCALE:GREGORIAN',
    ...deadlines.toSorted((a, b) => a.at - b.at).flatMap((deadline) => event(deadline, options)),
    'END:VCALENDAR',
  ]
  return `${lines.map(fold).join('\r\n')}\r\n`
}
