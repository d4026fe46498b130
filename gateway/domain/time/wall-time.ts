const formatters = new Map<string, Intl.DateTimeFormat>()

/**
 * The wall time of an instant in an IANA zone, written in ms as if it were UTC. Depends on the zone's rules alone.
 * @throws RangeError for an unknown zone
 */
export function wallTime(instant: number, timeZone: string): number {
  const at: Record<string, number> = {}
  for (const { type, value } of formatterOf(timeZone).formatToParts(instant)) at[type] = Number(value)
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = at
  return Date.UTC(year, month - 1, day, hour, minute, second)
}

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone)
  if (known) return known
  // h23 and a fixed calendar, so that 24:00, other numerals or the machine's locale never get in.
  const made = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
    timeZone,
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
