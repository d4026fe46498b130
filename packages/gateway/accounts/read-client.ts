import Bowser from 'bowser'
import { UNKNOWN_CLIENT, type Client } from '#gateway/accounts/db/tokens.ts'

/** Longer ones are no browser's; the parser tries some hundred patterns. */
const LONGEST_AGENT = 1024

/** Names of the parser, and how users know them. All others are unknown: no text of a client reaches the database. */
const BROWSERS: Readonly<Record<string, string>> = {
  Chrome: 'Chrome',
  Chromium: 'Chromium',
  Firefox: 'Firefox',
  Focus: 'Firefox Focus',
  'Microsoft Edge': 'Edge',
  Opera: 'Opera',
  'Opera Touch': 'Opera',
  'Opera GX': 'Opera',
  Safari: 'Safari',
  'Samsung Internet for Android': 'Samsung Internet',
  'UC Browser': 'UC Browser',
  Vivaldi: 'Vivaldi',
  'Yandex Browser': 'Yandex Browser',
  'Android Browser': 'Android',
}
const SYSTEMS: Readonly<Record<string, string>> = {
  Android: 'Android',
  'Chrome OS': 'ChromeOS',
  HarmonyOS: 'HarmonyOS',
  iOS: 'iOS',
  Linux: 'Linux',
  macOS: 'macOS',
  Windows: 'Windows',
}

const nameOf = (names: Readonly<Record<string, string>>, name: string) =>
  Object.hasOwn(names, name) ? (names[name] ?? null) : null

/** The browser of a login as its user sees it: families, no versions. `country` as the gateway knows it. */
export function readClient(userAgent: string | undefined, country: string | null): Client {
  if (!userAgent || userAgent.length > LONGEST_AGENT) return { ...UNKNOWN_CLIENT, country }
  const parser = Bowser.getParser(userAgent)
  return { browser: nameOf(BROWSERS, parser.getBrowserName()), system: nameOf(SYSTEMS, parser.getOSName()), country }
}
