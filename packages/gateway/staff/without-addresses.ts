import { pseudonymOf, type Keys } from '../keys.ts'

/** An e-mail address, also in full width, or a phone number that begins with its country. */
const ADDRESS = /[^\s"'<>(),;:=]+[@＠][^\s"'<>(),;:=]+|\+\d(?:[ ().-]*\d){6,}/g

/** Whether a text has the address of a person in it. */
export const hasAddress = (text: string): boolean => text.search(ADDRESS) >= 0

/** What stands in the audit log for a text of a person: the same for the same text, and no one can read it. */
export const hashedText = (keys: Pick<Keys, 'pseudonym'>, text: string): string => `#${pseudonymOf(keys, text)}`

/** The same value with a keyed hash in place of each address of a person, wherever a text has one. */
export function withoutAddresses<Value>(keys: Pick<Keys, 'pseudonym'>, value: Value): Value
export function withoutAddresses(keys: Pick<Keys, 'pseudonym'>, value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll(ADDRESS, (address) => hashedText(keys, address))
  if (Array.isArray(value)) return value.map((one) => withoutAddresses(keys, one as unknown))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withoutAddresses(keys, one as unknown)]))
}
