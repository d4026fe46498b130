/** The wall clock of a zone at one instant. `month` is 1..12. */
export interface ZonedTime {
  year: number
  month: number
  day: number
  hour: number
  minute: number
}

const formatters = new Map<string, Intl.DateTimeFormat>()

/**
 * Intl is asked for nothing but zone rules: a fixed locale, calendar and digits, so server and browser agree.
 * @throws RangeError for an unknown IANA zone.
 */
export function zonedTime(ms: number, timeZone: string): ZonedTime {
  const parts = { year: 0, month: 0, day: 0, hour: 0, minute: 0 }
  for (const { type, value } of formatterOf(timeZone).formatToParts(ms)) {
    if (type in parts) parts[type as keyof ZonedTime] = Number(value)
  }
  return parts
}

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  })
  formatters.set(timeZone, made)
  return made
}
