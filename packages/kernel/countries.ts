import { nearest } from './edit-distance.ts'

const NAMES = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
/** Codes that have a name but are not countries: groups, places without a code of their own, codes for tests. */
const NO_COUNTRIES = new Set('AC CP CQ DG EA EU EZ IC QO TA UN XA XB ZZ'.split(' '))

/** `GB` for `UK` and `gb`. */
const presentCode = (code: string) => (/^[a-z]{2}$/i.test(code) ? new Intl.Locale(`und-${code}`).region : undefined)

/** Whether a code of two letters is a country of ISO 3166, or XK, the usual code of Kosovo. */
export const isCountry = (code: string) =>
  /^[A-Z]{2}$/.test(code) && !NO_COUNTRIES.has(code) && presentCode(code) === code && NAMES.of(code) !== undefined

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')
const byName = () =>
  new Map(
    LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
      .filter(isCountry)
      .map((code) => [NAMES.of(code) ?? '', code]),
  )

/** The fault of a text that is no country code, with the one that it probably means, for example for `UK`, `USA`, `de` or `Germany`. */
export function countryFault(written: unknown) {
  const text = String(written)
  const names = byName()
  const meant = text.length > 3 ? names.get(nearest(text, names.keys()) ?? '') : presentCode(text.slice(0, 2))
  const hint = meant !== undefined && isCountry(meant) ? `; did you mean ${meant} (${NAMES.of(meant)})?` : ''
  return `must be an ISO 3166 code such as GB${hint}`
}
