/** The date and the clock of a zone at one instant. `month` is 1..12. */
export interface ZonedTime {
  year: number
  month: number
  day: number
  hour: number
  minute: number
  second: number
}

const formatters = new Map<string, Intl.DateTimeFormat>()

/**
 * The locale, calendar and digits are fixed, so that server and browser agree: Intl provides the zone's rules alone.
 * @throws RangeError for an unknown IANA zone
 */
export function zonedTime(ms: number, timeZone: string) {
  const parts = {} as ZonedTime
  for (const { type, value } of formatterOf(timeZone).formatToParts(ms)) {
    // Separators are left in as `literal`, because every page loads this code.
    parts[type as keyof ZonedTime] = Number(value)
  }
  return parts
}

/**
 * The same as one number: the zone's date and clock in ms, as if they were UTC.
 * @throws RangeError for an unknown IANA zone
 */
export function wallTime(ms: number, timeZone: string) {
  const { year, month, day, hour, minute, second } = zonedTime(ms, timeZone)
  return Date.UTC(year, month - 1, day, hour, minute, second)
}

/** Whether this machine knows the IANA zone; an environment may also name none. */
export function isZone(name: string | undefined): name is string {
  try {
    formatterOf(name ?? '')
    return true
  } catch {
    return false
  }
}

function formatterOf(timeZone: string) {
  const known = formatters.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
    timeZone,
    // Midnight is 0, not 24.
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  formatters.set(timeZone, made)
  return made
}
