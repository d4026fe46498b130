import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { asciiDigits, readLoginName } from '@fanfare/contract/typed-text.ts'

export interface LoginIdentity {
  /** The e-mail in lower case, or `+{areaCode}{mobile}` (contract §3). */
  loginName: string
  email: string | null
  areaCode: string | null
  mobile: string | null
}

/** Drops the trunk prefix (`07…` in the United Kingdom) in countries that have one. */
const withoutTrunk = (areaCode: string, digits: string) => {
  const parsed = parsePhoneNumberFromString(`+${areaCode}${digits}`)
  return parsed?.isValid() && parsed.countryCallingCode === areaCode ? parsed.nationalNumber : digits
}

export const emailIdentity = (email: string): LoginIdentity => {
  const lower = readLoginName(email)
  return { loginName: lower, email: lower, areaCode: null, mobile: null }
}

export const mobileIdentity = (areaCode: string, mobile: string): LoginIdentity => {
  const code = asciiDigits(areaCode).replaceAll(/\D/g, '')
  const digits = withoutTrunk(code, asciiDigits(mobile).replaceAll(/\D/g, ''))
  return { loginName: `+${code}${digits}`, email: null, areaCode: code, mobile: digits }
}

/** The identity of an E.164 number with its `+`; null for any other text. */
export function phoneIdentity(number: string): LoginIdentity | null {
  const parsed = parsePhoneNumberFromString(number)
  return parsed?.isValid() ? mobileIdentity(parsed.countryCallingCode, parsed.nationalNumber) : null
}

/** Normalises the input of the login form to the form of `loginName`. */
export function normaliseLoginName(typed: string) {
  const name = readLoginName(typed)
  const parsed = name.startsWith('+') ? parsePhoneNumberFromString(name) : undefined
  return parsed?.isValid() ? `+${parsed.countryCallingCode}${parsed.nationalNumber}` : name
}
