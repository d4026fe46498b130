import Big from 'big.js'
import { useLocale, useTranslations } from 'next-intl'
import type { MyTeam } from '@fanfare/contract/competition/competition.ts'
import type { Money } from '@fanfare/contract/money.ts'
import { teamVolumes } from '#lib/competition/team-members.ts'
import { teamSplit } from '#lib/competition/team-split.ts'
import { formatAmount, formatMoney } from '@fanfare/languages/format.ts'
import styles from './split-card.module.css'

interface MyArithmeticProps {
  mine: MyTeam
  prize: Money
  captainShare: string
  /** Of volumes. */
  unit: string
}

/** The user's part as a formula: `84,300 ÷ 1,124,000 × 800 = 60.00 USDT`; a captain's formula begins with the captain's share. */
export function MyArithmetic({ mine, prize, captainShare, unit }: MyArithmeticProps) {
  const t = useTranslations('team')
  const locale = useLocale()
  const me = mine.memberList.find(({ isMe }) => isMe)
  if (!me?.estimatedReward || new Big(mine.liveVolume).eq(0)) return <p className={styles.sum}>{t('no_part_yet')}</p>
  const split = teamSplit(prize, captainShare)
  const volumes = teamVolumes(mine, unit)
  const volume = volumes.of.get(me.userRef) ?? { amount: me.volume, unit }
  const own = me.isCaptain && new Big(split.captain.amount).gt(0) ? `${formatAmount(locale, split.captain)} + ` : ''
  const formula = `${own}${formatAmount(locale, volume)} ÷ ${formatAmount(locale, volumes.total)} × ${formatAmount(locale, split.rest)} = `
  return (
    <p className={styles.sum}>
      <span>{t('your_part')}</span>{' '}
      <bdi dir="ltr">
        {formula}
        <b>{formatMoney(locale, me.estimatedReward, { isMoved: true })}</b>
      </bdi>
    </p>
  )
}
