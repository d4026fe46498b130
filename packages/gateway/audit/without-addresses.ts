import { pseudonymOf, type Keys } from '../keys.ts'

/** An e-mail address, also in full width, or a phone number that begins with its country. */
const ADDRESS = /[^\s"'<>(),;:=]+[@＠][^\s"'<>(),;:=]+|\+\d(?:[ ().-]*\d){6,}/g

/** Fields of a line that name a colleague or their key. They stay readable, because they prove who acted, and who agreed. */
const OF_COLLEAGUES: readonly string[] = ['approvedBy', 'actor', 'key', 'session']

type Detail = Record<string, unknown>

/** Whether a text has the address of a person in it. */
export const hasAddress = (text: string): boolean => text.search(ADDRESS) >= 0

/** What stands in the audit log for a text of a person: the same for the same text, and no one can read it. */
export const hashedText = (keys: Pick<Keys, 'pseudonym'>, text: string): string => `#${pseudonymOf(keys, text)}`

/** The same text with a keyed hash in place of each address of a person. */
export const textWithoutAddresses = (keys: Pick<Keys, 'pseudonym'>, text: string): string =>
  text.replaceAll(ADDRESS, (address) => hashedText(keys, address))

/** The same detail of a line of the audit log with a keyed hash in place of each address of a person, wherever a text has one. */
export function detailWithoutAddresses(keys: Pick<Keys, 'pseudonym'>, detail: Detail): Detail {
  const without = (value: unknown): unknown => {
    if (typeof value === 'string') return textWithoutAddresses(keys, value)
    if (Array.isArray(value)) return value.map(without)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, without(one)]))
  }
  const kept = (name: string, value: unknown) => (OF_COLLEAGUES.includes(name) ? value : without(value))
  return Object.fromEntries(Object.entries(detail).map(([name, value]) => [name, kept(name, value)]))
}
