import { useLocale, useTranslations } from 'next-intl'
import { useId } from 'react'
import { Amount } from '#components/ui/amount.tsx'
import { Card } from '#components/ui/card.tsx'
import type { MyTeam } from '#lib/contract/competition/competition.ts'
import { shareOf, teamSplit } from '#lib/competition/team-split.ts'
import { formatMoney, formatNumber, formatPercent } from '#lib/i18n/format.ts'
import type { ExamplePrize } from './example-prize.ts'
import { MyArithmetic } from './my-arithmetic.tsx'
import { SplitBar } from './split-bar.tsx'
import styles from './split-card.module.css'
import type { TeamSubject } from './team-subject.ts'

interface SplitCardProps {
  subject: TeamSubject
  example: ExamplePrize | null
  /** The user's team, whose prize is split instead of the example's. */
  mine?: MyTeam | null
}

/** Shares of the team's volume with which the example is explained. */
const SHARES = ['0.05', '0.01'] as const

/** How a team's prize is divided: with the user's own figures, else with an example. */
export function SplitCard({ subject: { team, unit }, example, mine = null }: SplitCardProps) {
  const t = useTranslations('team')
  const locale = useLocale()
  const id = useId()
  const { captainShare, memberMaximum, poolShareMaximum } = team
  const prize = mine?.estimatedPrize ?? null
  const split = example && teamSplit(example.prize, captainShare)
  return (
    <Card as="section" padded aria-labelledby={id}>
      <h2 id={id}>{prize ? t('split_of', { amount: formatMoney(locale, prize) }) : t('split')}</h2>
      <SplitBar captainShare={captainShare} prize={prize} members={mine?.members ?? null} />
      {prize && mine ? (
        <MyArithmetic mine={mine} prize={prize} captainShare={captainShare} unit={unit} />
      ) : (
        example &&
        split && (
          <>
            <h3 className={styles.example}>
              {t('example', {
                rank: formatNumber(locale, String(example.rank)),
                amount: formatMoney(locale, example.prize),
              })}
            </h3>
            <dl className={styles.facts}>
              <div>
                <dt>{t('captain_part')}</dt>
                <dd>
                  <Amount money={split.captain} locale={locale} />
                </dd>
              </div>
              {SHARES.map((share) => (
                <div key={share}>
                  <dt>{t('you_trade', { share: formatPercent(locale, share) })}</dt>
                  <dd>
                    <Amount money={shareOf(split.rest, share, memberMaximum)} locale={locale} />
                  </dd>
                </div>
              ))}
            </dl>
          </>
        )
      )}
      <ul className={styles.caps}>
        <li>{t('small_rule', { count: team.minMembers, value: formatNumber(locale, String(team.minMembers)) })}</li>
        {memberMaximum && <li>{t('member_cap', { amount: formatMoney(locale, memberMaximum) })}</li>}
        {poolShareMaximum !== null && <li>{t('pool_cap', { share: formatPercent(locale, poolShareMaximum) })}</li>}
      </ul>
    </Card>
  )
}
