import type { AreaCode } from '@fanfare/contract/site/area-codes.ts'
import { phoneDigits } from '#lib/session/phone-digits.ts'

const fold = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Matches the start of the code, the two letters of the country, or any part of its name without accents. */
export function matchAreaCodes(codes: readonly AreaCode[], search: string): AreaCode[] {
  const text = fold(search.trim())
  const digits = phoneDigits(text)
  if (digits !== '') return codes.filter(({ areaCode }) => areaCode.startsWith(digits))
  return codes.filter(({ name, country }) => fold(name).includes(text) || country.toLowerCase() === text)
}
