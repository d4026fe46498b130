import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min'
import { LRUCache } from 'lru-cache'
import type { AreaCode } from '@fanfare/contract/site/area-codes.ts'
import { LANGUAGES, type Language } from '@fanfare/languages/languages.ts'

const CODES = getCountries().map((country) => ({ country: String(country), areaCode: getCountryCallingCode(country) }))

/** English has more than sixty countries; the list of the common ones stays one. */
const LANGUAGE_COUNTRIES = 5

/**
 * @assumed the reader's country, those of the language of the query, the home countries of our languages, then two large
 * markets without a language of their own
 */
const commonCountries = ({ areaRegion, countryCodes }: Language, reader: string | null): string[] => [
  ...new Set([
    ...(reader === null ? [] : [reader]),
    areaRegion,
    ...countryCodes.slice(0, LANGUAGE_COUNTRIES),
    ...LANGUAGES.map((language) => language.areaRegion),
    'GB',
    'AE',
  ]),
]

const namesIn = ({ supportLocale }: Language): Intl.DisplayNames =>
  new Intl.DisplayNames([supportLocale, 'en'], { type: 'region', fallback: 'code' })

interface AreaCodes {
  list: AreaCode[]
  commonlyList: AreaCode[]
}

function build(language: Language): AreaCode[] {
  const names = namesIn(language)
  const collator = new Intl.Collator(language.supportLocale)
  return CODES.map((code) => ({ ...code, name: names.of(code.country) ?? code.country }))
    .toSorted((a, b) => collator.compare(a.name, b.name))
    .map((code, sort) => ({ ...code, sort }))
}

const lists = new LRUCache<string, AreaCode[]>({ max: 32 })

/** Every country calling code, named and sorted in this language, and the common ones for a reader of this country (AUTH-5). */
export function areaCodesIn(language: Language, reader: string | null): AreaCodes {
  const list = lists.get(language.language) ?? build(language)
  lists.set(language.language, list)
  const common = commonCountries(language, reader)
  return { list, commonlyList: common.flatMap((country) => list.find((code) => code.country === country) ?? []) }
}
