import { dayBounds, dayKey } from '../util/time/zoned-day.ts'

/** Prints the days of the rules for pairs of zone and key; tests run it with several values of TZ. */
const pairs = JSON.parse(process.argv[2] ?? '[]') as [string, string][]
const days = pairs.map(([zone, key]) => {
  const { start, end } = dayBounds(key, zone)
  return [zone, key, start, end, ...[start - 1000, start, end - 1000, end].map((at) => dayKey(at, zone))]
})
process.stdout.write(JSON.stringify({ tz: process.env.TZ, offset: new Date(0).getTimezoneOffset(), days }))
