import { dayBounds, dayKey } from '../domain/time/zoned-day.ts'

/** Run by tests under several values of TZ: zone and key pairs in, what the rules make of them out. */
const pairs = JSON.parse(process.argv[2] ?? '[]') as [string, string][]
const days = pairs.map(([zone, key]) => {
  const { start, end } = dayBounds(key, zone)
  return [zone, key, start, end, ...[start - 1000, start, end - 1000, end].map((at) => dayKey(at, zone))]
})
process.stdout.write(JSON.stringify({ tz: process.env.TZ, offset: new Date(0).getTimezoneOffset(), days }))
