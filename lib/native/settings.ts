/** Each exchange's app has its own names; these are the defaults (contract §12). */
export const NATIVE = {
  userAgent: /\bFanfareApp\/(\d+\.\d+\.\d+)\b/,
  handler: 'fanfare',
  androidObject: 'FanfareBridge',
  scheme: 'fanfare',
  newStyleFrom: '3.3.0',
  /** The page asks on load and, unanswered, again after these waits (ms); then it keeps listening. */
  askAgainAfter: [500, 1000, 2000, 4000],
  oldStyleGapMs: 50,
} as const
