import { useTranslations } from 'next-intl'
import { reasonText } from '#lib/i18n/reason-text.ts'
import type { CallError } from '#store/call-error.ts'

/**
 * The sentence of a refused call: its tip in the page's language, else the tip's own words (contract §1), its reason, its
 * code, else a general failure.
 */
export function useErrorText() {
  const t = useTranslations()
  return (error: unknown) => {
    const known = error as CallError | undefined
    if (known?.kind === 'network') return t('common.network_error_calm')
    if (known?.kind !== 'gateway') return t('common.unknown_error')
    const tipKey = (known.data?.tipKey ?? '') as 'activity.full'
    if (t.has(tipKey)) return t(tipKey)
    if (known.data?.tip) return known.data.tip
    const reason = reasonText(t, known.data?.reasonCode)
    if (reason) return reason
    const code = `code.${known.code}` as 'code.51001'
    return t.has(code) ? t(code) : t('common.unknown_error')
  }
}
