import { useLocale, useTranslations } from 'next-intl'
import { Amount } from '#components/ui/text/amount.tsx'
import type { PrizeChange } from '#lib/competition/prize-changes.ts'
import { formatMoney, formatNumber, formatPercent } from '@fanfare/languages/format.ts'
import styles from './combine.module.css'

const VOID = {
  roiVoid: 'change_roi_void',
  roiCounts: 'change_roi_counts',
  streakVoid: 'change_streak_void',
  streakCounts: 'change_streak_counts',
} as const

/** Each change with the prize that it would pay. */
export function ChangeList({ changes }: { changes: readonly PrizeChange[] }) {
  const t = useTranslations('compound')
  const locale = useLocale()
  const textOf = useChangeText()
  return (
    <>
      <h3 className={styles.title}>{t('changes')}</h3>
      <ul className={styles.changes}>
        {changes.map((change) => (
          <li key={change.kind} data-loss={(change.kind === 'rank' && change.isLoss) || undefined}>
            <span>{textOf(change)}</span>
            <b>
              <Amount money={change.prize} locale={locale} isMoved />
            </b>
          </li>
        ))}
      </ul>
      {changes.some(({ kind }) => kind in VOID) && <p className={styles.note}>{t('void_note')}</p>}
    </>
  )
}

function useChangeText() {
  const t = useTranslations('compound')
  const locale = useLocale()
  const number = (count: number) => formatNumber(locale, String(count))
  return (change: PrizeChange): string => {
    switch (change.kind) {
      case 'rank': {
        const reach = { rank: number(change.rank), left: formatMoney(locale, change.left, { isMoved: true }) }
        if (!change.fees) return t('change_rank', reach)
        const fees = formatMoney(locale, change.fees, { isMoved: true })
        return t(change.isLoss ? 'change_rank_loss' : 'change_rank_fees', { ...reach, fees })
      }
      case 'streak':
        return t('change_streak', { count: change.days, value: number(change.days) })
      case 'roiUp':
        return t('change_roi_up', { percent: formatPercent(locale, change.at) })
      case 'roiDown':
        return t('change_roi_down', { percent: formatPercent(locale, change.at) })
      default:
        return t(VOID[change.kind], { minimum: number(change.minimum) })
    }
  }
}
