import Big from 'big.js'
import { useLocale, useTranslations } from 'next-intl'
import { useId } from 'react'
import { Card } from '#components/ui/card.tsx'
import { useRewardText } from '#components/ui/use-reward-text.ts'
import { prizeToday, type UnlockedShare } from '#lib/competition/prize-today.ts'
import type { Tier } from '#lib/contract/activity/activity.ts'
import type { Money } from '#lib/contract/money.ts'
import type { Reward } from '#lib/contract/task/task.ts'
import { formatAmount, formatNumber } from '#lib/i18n/format.ts'
import styles from './prizes-card.module.css'

export interface PrizesCardProps {
  tiers: readonly Tier[]
  /** null: the prizes are paid in full. */
  share: UnlockedShare | null
  /** The prizes are not only those of today. */
  isOver: boolean
  /** Instead of the common heading. */
  title?: string
  myRank?: number | null
  /** Each prize is that of a team. */
  isForTeams?: boolean
}

interface Place {
  from: number
  to: number
  reward: Reward
}

const countOf = ({ from, to }: Place): number => to - from + 1

/** The sum over all places; null for prizes that have no common unit. */
function sumOfPrizes(places: readonly Place[]): Money | null {
  const amounts = places.flatMap((place) => {
    const { amount } = place.reward
    return 'unit' in amount ? { unit: amount.unit, sum: new Big(amount.amount).times(countOf(place)) } : []
  })
  const unit = amounts[0]?.unit
  if (unit === undefined || amounts.length < places.length || amounts.some((one) => one.unit !== unit)) return null
  return { unit, amount: amounts.reduce((total, { sum }) => total.plus(sum), new Big(0)).toFixed() }
}

/** The prize of every rank, and the ranks that contain the reader's own. */
export function PrizesCard(props: PrizesCardProps) {
  const { tiers, share, isOver, title, myRank = null, isForTeams = false } = props
  const t = useTranslations('competition')
  const texts = useTranslations('team')
  const locale = useLocale()
  const rewardText = useRewardText()
  const headingId = useId()
  const number = (value: number) => formatNumber(locale, String(value))
  const places = tiers.flatMap(({ rankFrom, rankTo, reward }): Place[] =>
    rankFrom === undefined || rankTo === undefined
      ? []
      : [{ from: rankFrom, to: rankTo, reward: prizeToday(reward, share) }],
  )
  if (places.length === 0) return null
  const sum = sumOfPrizes(places)
  const isToday = share !== null && !isOver
  const prize = ({ reward }: Place) =>
    sum && 'unit' in reward.amount ? formatAmount(locale, reward.amount) : rewardText(reward)
  return (
    <Card as="section" padded aria-labelledby={headingId}>
      <div className={styles.head}>
        <h2 id={headingId}>{title ?? t(isToday ? 'prizes_today' : 'prizes')}</h2>
        {sum && (
          <span className={styles.unit}>
            {isForTeams ? texts('per_team', { unit: sum.unit }) : t('each', { unit: sum.unit })}
          </span>
        )}
      </div>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('col_rank')}</th>
            <th scope="col">{t('col_places')}</th>
            <th scope="col">{t('col_prize')}</th>
          </tr>
        </thead>
        <tbody>
          {places.map((place) => {
            const { from, to } = place
            const isMine = myRank !== null && myRank >= from && myRank <= to
            return (
              <tr key={from} className={isMine ? styles.own : undefined}>
                <th scope="row">
                  {from === to ? number(from) : t('range', { from: number(from), to: number(to) })}
                  {isMine && <span className={styles.you}>{t('you_mark')}</span>}
                </th>
                <td>{number(countOf(place))}</td>
                <td>{prize(place)}</td>
              </tr>
            )
          })}
        </tbody>
        {sum && (
          <tfoot>
            <tr>
              <th scope="row">{t(isToday ? 'unlocked' : 'total')}</th>
              <td>{number(places.reduce((total, place) => total + countOf(place), 0))}</td>
              <td>{formatAmount(locale, sum)}</td>
            </tr>
          </tfoot>
        )}
      </table>
    </Card>
  )
}
