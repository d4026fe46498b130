import { useLocale, useTranslations } from 'next-intl'
import type { WeightClass } from '@fanfare/contract/competition/competition.ts'
import { formatMoney } from '@fanfare/languages/format.ts'

/** Names the volumes of a class: from the limit of the class before up to its own. */
export function useClassRange(): (list: readonly WeightClass[], classId: string) => string {
  const t = useTranslations('competition')
  const locale = useLocale()
  return (list, classId) => {
    const index = list.findIndex((one) => one.classId === classId)
    const [from, to] = [list[index - 1]?.upTo, list[index]?.upTo]
    if (!to) return from ? t('class_over', { amount: formatMoney(locale, from) }) : ''
    if (!from) return t('class_up_to', { amount: formatMoney(locale, to) })
    return t('range', { from: formatMoney(locale, from), to: formatMoney(locale, to) })
  }
}
