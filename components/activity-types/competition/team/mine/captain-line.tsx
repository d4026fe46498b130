import Big from 'big.js'
import { useLocale, useTranslations } from 'next-intl'
import type { MyTeam } from '@fanfare/contract/competition/competition.ts'
import { teamSplit } from '#lib/competition/team-split.ts'
import { formatMoney } from '@fanfare/languages/format.ts'
import styles from './members-card.module.css'

/** The two amounts in the captain's part; nothing where it is not more than the captain's volume gives. */
export function CaptainLine({ mine, captainShare }: { mine: MyTeam; captainShare: string }) {
  const t = useTranslations('team')
  const locale = useLocale()
  const captain = mine.memberList.find(({ isCaptain }) => isCaptain)
  if (!mine.estimatedPrize || !captain?.estimatedReward) return null
  const forCaptain = teamSplit(mine.estimatedPrize, captainShare).captain
  const byVolume = new Big(captain.estimatedReward.amount).minus(forCaptain.amount)
  if (new Big(forCaptain.amount).eq(0) || byVolume.lte(0)) return null
  return (
    <p className={styles.small}>
      {t('captain_line', {
        share: formatMoney(locale, forCaptain),
        volume: formatMoney(locale, { ...forCaptain, amount: byVolume.toFixed() }, { isMoved: true }),
      })}
    </p>
  )
}
