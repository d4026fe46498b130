import { useLocale, useTranslations } from 'next-intl'
import { formatNumber } from '#lib/i18n/format.ts'

/** The sentence under a field, for an `AddressProblem`. */
export function useAddressProblem(): (problem: string) => string {
  const t = useTranslations('address')
  const locale = useLocale()
  return (problem) => {
    if (problem.startsWith('long:')) return t('error_long', { limit: formatNumber(locale, problem.slice(5)) })
    return t(`error_${problem as 'missing' | 'phone' | 'country' | 'invalid'}`)
  }
}
