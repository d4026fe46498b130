import { useLocale, useTranslations } from 'next-intl'
import { formatInCurrency, type DisplayRate } from '@fanfare/languages/display-rate.ts'
import type { MoneyText } from '@fanfare/languages/format.ts'
import type { RewardWord } from '#lib/task/reward-word.ts'

interface Props {
  money: MoneyText
  word: RewardWord
  rate: DisplayRate | undefined
  className?: string | undefined
}

/** "about 4.60 €": what cash is worth to the reader, where the deployment has a rate. Trial funds and coupons are worth less. */
export function NearAmount({ money, word, rate, className }: Props) {
  const t = useTranslations('rewards')
  const locale = useLocale()
  const amount = word === 'cash' && rate ? formatInCurrency(locale, money, rate) : null
  return amount && <small className={className}>{t('about_amount', { amount })}</small>
}
