import { useLocale, useTranslations } from 'next-intl'
import { formatNumber } from '@fanfare/languages/format.ts'

const TEXTS = {
  missing: 'address.error_missing',
  phone: 'address.error_phone',
  country: 'address.error_country',
  invalid: 'address.error_invalid',
} as const

/** The sentence under a field, for an `AddressProblem`. */
export function useAddressProblem(): (problem: string) => string {
  const t = useTranslations()
  const locale = useLocale()
  return (problem) => {
    if (problem.startsWith('long:')) return t('address.error_long', { limit: formatNumber(locale, problem.slice(5)) })
    return t(TEXTS[problem as keyof typeof TEXTS])
  }
}
