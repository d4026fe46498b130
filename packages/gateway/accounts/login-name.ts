import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

export interface LoginIdentity {
  /** The e-mail in lower case, or `+{areaCode}{mobile}` (contract §3). */
  loginName: string
  email: string | null
  areaCode: string | null
  mobile: string | null
}

/** Converts the digits of Arabic, Persian, Hindi and other keyboards to 0–9. */
export const asciiDigits = (text: string): string =>
  text.replaceAll(/\p{Nd}/gu, (digit) => {
    let zero = digit.codePointAt(0) ?? 0
    // The ten digits of a script are consecutive in Unicode, so the first one is its zero.
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && (digit.codePointAt(0) ?? 0) - zero < 9) zero -= 1
    return String((digit.codePointAt(0) ?? 0) - zero)
  })

/** Drops the trunk prefix (`07…` in the United Kingdom) in countries that have one. */
const withoutTrunk = (areaCode: string, digits: string): string => {
  const parsed = parsePhoneNumberFromString(`+${areaCode}${digits}`)
  return parsed?.isValid() && parsed.countryCallingCode === areaCode ? parsed.nationalNumber : digits
}

export const emailIdentity = (email: string): LoginIdentity => {
  const lower = email.trim().toLowerCase()
  return { loginName: lower, email: lower, areaCode: null, mobile: null }
}

export const mobileIdentity = (areaCode: string, mobile: string): LoginIdentity => {
  const code = asciiDigits(areaCode).replaceAll(/\D/g, '')
  const digits = withoutTrunk(code, asciiDigits(mobile).replaceAll(/\D/g, ''))
  return { loginName: `+${code}${digits}`, email: null, areaCode: code, mobile: digits }
}

/** Of a number with its `+`, as providers write it (E.164); null when it is none. */
export function phoneIdentity(number: string): LoginIdentity | null {
  const parsed = parsePhoneNumberFromString(number)
  return parsed?.isValid() ? mobileIdentity(parsed.countryCallingCode, parsed.nationalNumber) : null
}

/** Normalises the input of the login form to the form of `loginName`. */
export function normaliseLoginName(typed: string): string {
  const text = typed.trim()
  if (text.includes('@')) return text.toLowerCase()
  const digits = asciiDigits(text).replaceAll(/[\s().-]/g, '')
  if (!/^\+\d+$/.test(digits)) return text.toLowerCase()
  const parsed = parsePhoneNumberFromString(digits)
  return parsed?.isValid() ? `+${parsed.countryCallingCode}${parsed.nationalNumber}` : digits
}
