import { field } from '@fanfare/kernel/config/fields.ts'
import { DEFAULT_LOCALE } from './locales.ts'

/** Whether the texts of `locale` are shown in the pseudo language. A live deployment refuses the setting at its start (packages/kernel/config/live). */
export function isPseudoLocale(locale: string): boolean {
  if (locale !== DEFAULT_LOCALE) return false
  const value = process.env.PSEUDO_LOCALE
  return value !== undefined && field.switch.safeParse(value).data === true
}
