import Big from 'big.js'
import { useLocale, useTranslations } from 'next-intl'
import type { Money } from '@fanfare/contract/money.ts'
import { teamSplit } from '#lib/competition/team-split.ts'
import { formatAmount, formatNumber, formatPercent } from '@fanfare/languages/format.ts'
import styles from './split-card.module.css'

interface SplitBarProps {
  /** A ratio as a decimal string. */
  captainShare: string
  /** null when the bar shows the shares alone. */
  prize: Money | null
  members: number | null
}

/** The captain's part solid, the members' soft (design, "Split bar"). */
export function SplitBar({ captainShare, prize, members }: SplitBarProps) {
  const t = useTranslations('team')
  const locale = useLocale()
  const rest = new Big(1).minus(captainShare).toFixed()
  const shares = { captain: formatPercent(locale, captainShare), members: formatPercent(locale, rest) }
  const split = prize && teamSplit(prize, captainShare)
  const [first, second] = split
    ? [formatAmount(locale, split.captain), formatAmount(locale, split.rest)]
    : [shares.captain, shares.members]
  return (
    <>
      <div className={styles.bar} role="img" aria-label={t('split_bar', shares)}>
        {new Big(captainShare).gt(0) && (
          <span className={styles.captain} style={{ flexGrow: Number(captainShare) }}>
            <bdi dir="ltr">{first}</bdi>
          </span>
        )}
        <span className={styles.members} style={{ flexGrow: Number(rest) }}>
          {t('by_volume', { amount: second })}
        </span>
      </div>
      <div className={styles.ends}>
        <span>{split ? t('captain_share', { share: shares.captain }) : t('captain')}</span>
        <span>
          {split && members !== null
            ? t('members_share', {
                count: members,
                value: formatNumber(locale, String(members)),
                share: shares.members,
              })
            : t('members_all')}
        </span>
      </div>
    </>
  )
}
