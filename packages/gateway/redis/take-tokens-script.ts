import type { Result } from 'ioredis'

declare module 'ioredis' {
  interface RedisCommander<Context> {
    /** Arguments: number of keys, the keys, then burst, interval (µs) and number of the request of each. */
    takeTokens: (...args: [keys: number, ...rest: (string | number)[]]) => Result<number[], Context>
  }
}

/**
 * Takes one token of each bucket that a request names, up to the first that has none, for several requests. A bucket is the
 * time (µs) at which it is full again: the token bucket of `packages/kernel/net/token-buckets.ts` as one number (GCRA), which expires when
 * it is full. The clock is that of Redis; a time too far ahead for a bucket was written before the clock was set back, and
 * counts as an empty bucket.
 *
 * Returns three numbers for each key: allowed (1), refused (0) or not tried (-1); tokens that remain; ms until the next token.
 */
export const TAKE_TOKENS = `
local time = redis.call('TIME')
local now = time[1] * 1000000 + time[2]
local taken = {}
local refused = nil
for i, key in ipairs(KEYS) do
  local burst, interval, request = tonumber(ARGV[3 * i - 2]), tonumber(ARGV[3 * i - 1]), ARGV[3 * i]
  local state, remaining, wait = -1, 0, 0
  if request ~= refused then
    local span = burst * interval
    local full = tonumber(redis.call('GET', key)) or now
    full = math.max(now, math.min(full, now + span))
    if full + interval <= now + span then
      state = 1
      full = full + interval
      redis.call('SET', key, string.format('%.0f', full), 'PX', math.ceil((full - now) / 1000))
    else
      state = 0
      refused = request
      wait = math.ceil((full + interval - now - span) / 1000)
    end
    remaining = math.floor((now + span - full) / interval)
  end
  taken[3 * i - 2], taken[3 * i - 1], taken[3 * i] = state, remaining, wait
end
return taken
`
