import { useLocale, useTranslations } from 'next-intl'
import { ActivityTime } from '#components/activity/activity-time.tsx'
import { Amount } from '#components/ui/text/amount.tsx'
import { useRewardText } from '#components/ui/text/use-reward-text.ts'
import { isPoolGrowing } from '#lib/competition/is-pool-growing.ts'
import { unlockedShare, prizeToday } from '#lib/competition/prize-today.ts'
import type { ActivityDetail, Tier } from '@fanfare/contract/activity/activity.ts'
import type { Money } from '@fanfare/contract/money.ts'
import type { Reward } from '@fanfare/contract/task/task.ts'
import { formatMoney, formatNumber } from '@fanfare/languages/format.ts'
import styles from './competition-facts.module.css'

/** The facts of a running competition below its stake; data, because it crosses to the browser. */
export interface CompetitionFactsSubject extends Pick<ActivityDetail, 'status' | 'startTime' | 'endTime'> {
  first: Reward | null
  unlocked: Money | null
  /** Ranks with a prize. */
  places: number
}

export const placesOf = (tiers: readonly Tier[]): number =>
  tiers.reduce(
    (sum, { rankFrom, rankTo }) => (rankFrom === undefined || rankTo === undefined ? sum : sum + rankTo - rankFrom + 1),
    0,
  )

/** null unless the competition is running. */
export function competitionFacts(detail: ActivityDetail): CompetitionFactsSubject | null {
  const { competition, tiers, pool, status, outcome, startTime, endTime } = detail
  if (!competition || status !== 'ONGOING' || outcome !== null) return null
  const first = tiers.find(({ rankFrom }) => rankFrom === 1)?.reward
  const isGrowing = isPoolGrowing(competition)
  return {
    status,
    startTime,
    endTime,
    // Prizes of tracks that combine are bases, which the factors multiply.
    first: first && !competition.factors ? prizeToday(first, unlockedShare(competition, pool)) : null,
    unlocked: isGrowing ? competition.poolUnlocked : null,
    places: placesOf(tiers),
  }
}

/** The first prize, the paid places and the time that is left, as the first screen's facts. */
export function CompetitionFacts({ facts }: { facts: CompetitionFactsSubject }) {
  const t = useTranslations('competition')
  const locale = useLocale()
  const rewardText = useRewardText()
  const { first, unlocked, places } = facts
  const count = { count: places, value: formatNumber(locale, String(places)) }
  return (
    <ul className={styles.facts}>
      {unlocked && <li>{t('fact_unlocked', { amount: formatMoney(locale, unlocked) })}</li>}
      {first && (
        <li>
          {t('fact_first')}{' '}
          <b>{'unit' in first.amount ? <Amount money={first.amount} locale={locale} /> : rewardText(first)}</b>
        </li>
      )}
      {places > 0 && <li>{t('fact_places', count)}</li>}
      <li>
        <ActivityTime {...facts} />
      </li>
    </ul>
  )
}
