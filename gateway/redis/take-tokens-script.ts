import type { Result } from 'ioredis'

declare module 'ioredis' {
  interface RedisCommander<Context> {
    /** Arguments: number of keys, the keys, then burst and interval (µs) of each. */
    takeTokens: (...args: [keys: number, ...rest: (string | number)[]]) => Result<number[], Context>
  }
}

/**
 * Takes one token of each bucket up to the first that has none. A bucket is the time (µs) at which it is full again: the
 * token bucket of `lib/net/token-buckets.ts` as one number (GCRA), which expires when it is full. The clock is that of
 * Redis; a time that is too late for a bucket was written before the clock was set back, and counts as an empty bucket.
 *
 * Returns three numbers for each bucket: allowed (0 or 1), tokens that remain, ms until the next token.
 */
export const TAKE_TOKENS = `
local time = redis.call('TIME')
local now = time[1] * 1000000 + time[2]
local taken = {}
for i, key in ipairs(KEYS) do
  local burst, interval = tonumber(ARGV[2 * i - 1]), tonumber(ARGV[2 * i])
  local span = burst * interval
  local full = tonumber(redis.call('GET', key)) or now
  full = math.max(now, math.min(full, now + span))
  local allowed = full + interval <= now + span
  if allowed then
    full = full + interval
    redis.call('SET', key, string.format('%.0f', full), 'PX', math.ceil((full - now) / 1000))
  end
  taken[#taken + 1] = allowed and 1 or 0
  taken[#taken + 1] = math.floor((now + span - full) / interval)
  taken[#taken + 1] = allowed and 0 or math.ceil((full + interval - now - span) / 1000)
  if not allowed then break end
end
return taken
`
