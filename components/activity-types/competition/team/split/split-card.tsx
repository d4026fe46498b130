import { useLocale, useTranslations } from 'next-intl'
import { useId } from 'react'
import { Card } from '#components/ui/surface/card.tsx'
import type { MyTeam } from '@fanfare/contract/competition/competition.ts'
import { formatMoney, formatNumber, formatPercent } from '@fanfare/languages/format.ts'
import type { ExamplePrize } from './example-prize.ts'
import { ExampleSplit } from './example-split.tsx'
import { MyArithmetic } from './my-arithmetic.tsx'
import { SplitBar } from './split-bar.tsx'
import styles from './split-card.module.css'
import type { TeamSubject } from '../team-subject.ts'

interface SplitCardProps {
  subject: TeamSubject
  example: ExamplePrize | null
  /** The user's team, whose prize is split instead of the example's. */
  mine?: MyTeam | null
}

/** How a team's prize is divided: with the user's own figures, else with an example. */
export function SplitCard({ subject: { team, unit }, example, mine = null }: SplitCardProps) {
  const t = useTranslations('team')
  const locale = useLocale()
  const id = useId()
  const { captainShare, memberMaximum, poolShareMaximum } = team
  const prize = mine?.estimatedPrize ?? null
  return (
    <Card as="section" padded aria-labelledby={id}>
      <h2 id={id}>{prize ? t('split_of', { amount: formatMoney(locale, prize) }) : t('split')}</h2>
      <SplitBar captainShare={captainShare} prize={prize} members={mine?.members ?? null} />
      {prize && mine ? (
        <MyArithmetic mine={mine} prize={prize} captainShare={captainShare} unit={unit} />
      ) : (
        example && <ExampleSplit example={example} team={team} />
      )}
      <ul className={styles.caps}>
        <li>{t('small_rule', { count: team.minMembers, value: formatNumber(locale, String(team.minMembers)) })}</li>
        {memberMaximum && <li>{t('member_cap', { amount: formatMoney(locale, memberMaximum) })}</li>}
        {poolShareMaximum !== null && <li>{t('pool_cap', { share: formatPercent(locale, poolShareMaximum) })}</li>}
      </ul>
    </Card>
  )
}
