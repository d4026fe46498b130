import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min'
import { LRUCache } from 'lru-cache'
import type { AreaCode } from '@fanfare/contract/site/area-codes.ts'
import { LANGUAGES, type Language } from '@fanfare/languages/languages.ts'

const CODES = getCountries().map((country) => ({ country: String(country), areaCode: getCountryCallingCode(country) }))

/**
 * @assumed the home countries of our languages, that of the query first, then two large markets without a language of
 * their own
 */
const commonCountries = (language: Language): string[] => [
  ...new Set([language.areaRegion, ...LANGUAGES.map(({ areaRegion }) => areaRegion), 'GB', 'AE']),
]

const namesIn = ({ supportLocale }: Language): Intl.DisplayNames =>
  new Intl.DisplayNames([supportLocale, 'en'], { type: 'region', fallback: 'code' })

export interface AreaCodes {
  list: AreaCode[]
  commonlyList: AreaCode[]
}

function build(language: Language): AreaCodes {
  const names = namesIn(language)
  const collator = new Intl.Collator(language.supportLocale)
  const list = CODES.map((code) => ({ ...code, name: names.of(code.country) ?? code.country }))
    .toSorted((a, b) => collator.compare(a.name, b.name))
    .map((code, sort) => ({ ...code, sort }))
  const common = commonCountries(language)
  const commonlyList = common.flatMap((country) => list.find((code) => code.country === country) ?? [])
  return { list, commonlyList }
}

const tables = new LRUCache<string, AreaCodes>({ max: 32 })

/** Every country calling code, named and sorted in this language (AUTH-5). */
export function areaCodesIn(language: Language): AreaCodes {
  const known = tables.get(language.language)
  if (known !== undefined) return known
  const built = build(language)
  tables.set(language.language, built)
  return built
}
