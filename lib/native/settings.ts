/** Defaults: each exchange's app has its own names (contract §12). */
export const NATIVE = {
  userAgent: /\bFanfareApp\/(\d+\.\d+\.\d+)\b/,
  handler: 'fanfare',
  androidObject: 'FanfareBridge',
  scheme: 'fanfare',
  newStyleFrom: '3.3.0',
  /** The page asks on load and, if unanswered, again after these waits (ms); afterwards it only listens. */
  askAgainAfter: [500, 1000, 2000, 4000],
  oldStyleGapMs: 50,
} as const
