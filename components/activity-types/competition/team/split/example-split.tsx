import { useLocale, useTranslations } from 'next-intl'
import { Amount } from '#components/ui/text/amount.tsx'
import type { TeamRules } from '#lib/competition/team-phases.ts'
import { shareOf, teamSplit } from '#lib/competition/team-split.ts'
import { formatMoney, formatNumber, formatPercent } from '@fanfare/languages/format.ts'
import type { ExamplePrize } from './example-prize.ts'
import styles from './split-card.module.css'

/** Shares of the team's volume with which the example is explained. */
const SHARES = ['0.05', '0.01'] as const

interface ExampleSplitProps {
  example: ExamplePrize
  team: Pick<TeamRules, 'captainShare' | 'memberMaximum'>
}

/** The parts of a captain and of two members in a prize of the event. */
export function ExampleSplit({ example: { rank, prize }, team: { captainShare, memberMaximum } }: ExampleSplitProps) {
  const t = useTranslations('team')
  const locale = useLocale()
  const split = teamSplit(prize, captainShare)
  return (
    <>
      <h3 className={styles.example}>
        {t('example', { rank: formatNumber(locale, String(rank)), amount: formatMoney(locale, prize) })}
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
}
