import Big from 'big.js'
import { useLocale, useTranslations } from 'next-intl'
import { useId } from 'react'
import { Card } from '#components/ui/surface/card.tsx'
import { useRewardText } from '#components/ui/text/use-reward-text.ts'
import { prizeToday, type UnlockedShare } from '#lib/competition/prize-today.ts'
import type { Tier } from '@fanfare/contract/activity/activity.ts'
import type { WeightClass } from '@fanfare/contract/competition/competition.ts'
import type { Money } from '@fanfare/contract/money.ts'
import type { Reward } from '@fanfare/contract/task/task.ts'
import { formatAmount, formatNumber } from '@fanfare/languages/format.ts'
import styles from './prizes-card.module.css'
import { useClassRange } from '../board/use-class-range.ts'

export interface PrizesCardProps {
  tiers: readonly Tier[]
  /** null when the prizes are paid in full. */
  share: UnlockedShare | null
  /** The prizes are not only those of today. */
  isOver: boolean
  /** Instead of the common heading. */
  title?: string
  myRank?: number | null
  /** The rank that the reader would get with the minimum volume. */
  nextRank?: number | null
  /** Each prize is that of a team. */
  isForTeams?: boolean
  /** Each has prizes of its own; absent: all traders have the same. */
  classes?: readonly WeightClass[]
  myClass?: string | null
  /** The prizes are bases: once they are paid in full, the rest of this pool pays for what factors add. */
  pool?: Money | null
}

/** The prize of every rank, and the ranks that contain the reader's own. */
export function PrizesCard(props: PrizesCardProps) {
  const {
    tiers,
    share,
    isOver,
    title,
    myRank = null,
    nextRank = null,
    isForTeams = false,
    classes = [],
    myClass = null,
    pool = null,
  } = props
  const t = useTranslations('competition')
  const texts = useTranslations('team')
  const compound = useTranslations('compound')
  const locale = useLocale()
  const rewardText = useRewardText()
  const classRange = useClassRange()
  const headingId = useId()
  const places = prizePlaces(tiers, share)
  if (places.length === 0) return null
  const paid = classes.filter(({ classId }) => places.some(({ weightClass }) => weightClass === classId))
  const sum = sumOfPrizes(places)
  const rest = sum && share === null && pool?.unit === sum.unit ? new Big(pool.amount).minus(sum.amount) : null
  const isToday = share !== null && !isOver
  const prize = ({ reward }: PrizePlace) =>
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
        {classes.length === 0 && (
          <tbody>
            <PrizeRows places={places} myRank={myRank} nextRank={nextRank} prize={prize} />
          </tbody>
        )}
        {paid.map(({ classId, label }) => (
          <tbody key={classId}>
            <tr className={styles.group}>
              <th scope="rowgroup" colSpan={3}>
                {label} <span className={styles.unit}>{classRange(classes, classId)}</span>
              </th>
            </tr>
            <PrizeRows
              places={places.filter(({ weightClass }) => weightClass === classId)}
              myRank={classId === myClass ? myRank : null}
              nextRank={null}
              prize={prize}
            />
          </tbody>
        ))}
        {sum && (
          <tfoot>
            <tr>
              <th scope="row">{t(isToday ? 'unlocked' : 'total')}</th>
              <td>{formatNumber(locale, String(places.reduce((total, place) => total + countPlaces(place), 0)))}</td>
              <td>{formatAmount(locale, sum)}</td>
            </tr>
            {rest?.gt(0) && (
              <tr>
                {/* A heading of two columns would ask for a list of headings at each cell. */}
                <th scope="row">{compound('pool_rest')}</th>
                <td colSpan={2}>{formatAmount(locale, { amount: rest.toFixed(), unit: sum.unit })}</td>
              </tr>
            )}
          </tfoot>
        )}
      </table>
    </Card>
  )
}

interface PrizeRowsProps {
  places: readonly PrizePlace[]
  myRank: number | null
  nextRank: number | null
  prize: (place: PrizePlace) => string
}

/** The prizes of ranks, with the reader's own marked. */
function PrizeRows({ places, myRank, nextRank, prize }: PrizeRowsProps) {
  const t = useTranslations('competition')
  const locale = useLocale()
  const number = (value: number) => formatNumber(locale, String(value))
  return places.map((place) => {
    const { from, to } = place
    const contains = (rank: number | null) => rank !== null && rank >= from && rank <= to
    const isMine = contains(myRank)
    const isNext = myRank === null && contains(nextRank)
    return (
      <tr key={from} className={isMine || isNext ? styles.own : undefined}>
        <th scope="row">
          {from === to ? number(from) : t('range', { from: number(from), to: number(to) })}
          {(isMine || isNext) && <span className={styles.you}>{t(isMine ? 'you_mark' : 'next_mark')}</span>}
        </th>
        <td>{number(countPlaces(place))}</td>
        <td>{prize(place)}</td>
      </tr>
    )
  })
}

/** Ranks with the same prize. */
interface PrizePlace {
  from: number
  to: number
  reward: Reward
  /** null for those of all traders. */
  weightClass: string | null
}

const countPlaces = ({ from, to }: PrizePlace): number => to - from + 1

/** The places of tiers at the unlocked share of the pool. */
const prizePlaces = (tiers: readonly Tier[], share: UnlockedShare | null): PrizePlace[] =>
  tiers.flatMap(({ rankFrom, rankTo, reward, weightClass = null }) =>
    rankFrom === undefined || rankTo === undefined
      ? []
      : [{ from: rankFrom, to: rankTo, reward: prizeToday(reward, share), weightClass }],
  )

/** The sum over all places; null for prizes that have no common unit. */
function sumOfPrizes(places: readonly PrizePlace[]): Money | null {
  const amounts = places.flatMap((place) => {
    const { amount } = place.reward
    return 'unit' in amount ? { unit: amount.unit, sum: new Big(amount.amount).times(countPlaces(place)) } : []
  })
  const unit = amounts[0]?.unit
  if (unit === undefined || amounts.length < places.length || amounts.some((one) => one.unit !== unit)) return null
  return { unit, amount: amounts.reduce((total, { sum }) => total.plus(sum), new Big(0)).toFixed() }
}
