import { ERROR_MESSAGE_MAXIMUM } from '@fanfare/contract/site/analytics-event.ts'

/** Shorter values would erase ordinary words. */
const SHORTEST_KNOWN = 3

const RULES: readonly [pattern: RegExp, replacement: string][] = [
  [/\b[a-z][a-z0-9+.-]*:\/\/\S+/gi, '[address]'],
  [/\S+@\S+/g, '[email]'],
  // JavaScript engines quote the text that they could not parse.
  [/"[^"]*("|$)/g, '[text]'],
  [/'[^']*[^'\w$.][^']*'/g, '[text]'],
  [/\/[^\s?]*\?\S*/g, '[address]'],
  [/\+?\d[\d\s().-]{5,}\d/g, '[number]'],
  // Codes, tokens and ids: words with a digit, and long ones.
  [/[\w-]*\d[\w-]*/g, '[value]'],
  [/[\w-]{32,}/g, '[value]'],
]

/**
 * The message of an error without values that could name a person or grant access (ANA-3). `known`: secrets of this page, for example
 * the values of its query, which are removed letter for letter.
 */
export function redactMessage(message: string, known: readonly string[] = []) {
  const secrets = known.filter(({ length }) => length >= SHORTEST_KNOWN).toSorted((a, b) => b.length - a.length)
  const withoutKnown = secrets.reduce((text, secret) => text.replaceAll(secret, '[value]'), message)
  const redacted = RULES.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), withoutKnown)
  return redacted.slice(0, ERROR_MESSAGE_MAXIMUM)
}
