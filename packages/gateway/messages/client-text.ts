import { languageOf } from '@fanfare/languages/languages.ts'
import type { Locale } from '@fanfare/languages/locales.ts'
import type { Client } from '#gateway/accounts/db/tokens.ts'
import type { Say } from './message-texts.ts'

const BETWEEN = '|'

/** A login's browser, system and country as a parameter of a message. */
export const clientParam = ({ browser, system, country }: Client) =>
  [browser, system, country].map((part) => part ?? '').join(BETWEEN)

/** The parameter in the reader's language: `Chrome · Windows · Germany`. */
export function clientText(param: string, locale: Locale, say: Say) {
  const [browser = '', system = '', country = ''] = param.split(BETWEEN)
  const names = new Intl.DisplayNames([languageOf(locale).supportLocale, 'en'], { type: 'region', fallback: 'code' })
  const parts = [browser, system, /^[A-Z]{2}$/.test(country) ? (names.of(country) ?? '') : '']
  return parts.filter((part) => part !== '').join(' · ') || say('message.unknown_device', {})
}
