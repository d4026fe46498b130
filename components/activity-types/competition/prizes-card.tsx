import Big from 'big.js'
import { formatAmount, formatCompact } from '@fanfare/languages/format.ts'
import { isolateLtr } from '@fanfare/languages/bidi.ts'
import type { Tier, ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import type { WeightClass } from '@fanfare/contract/competition/competition.ts'
import type { Money } from '@fanfare/contract/money.ts'
import type { Reward } from '@fanfare/contract/task/task.ts'
import { useWords } from '#components/ui/text/use-words.ts'
import { Section } from '#components/ui/surface/section.tsx'
import { prizeToday, type UnlockedShare } from '#lib/competition/prize-today.ts'
import { Figure } from '#components/ui/text/figure.tsx'
import { poolProgress, type PoolProgress } from '#lib/competition/pool-progress.ts'
import { Note, Stack, Text } from '#components/ui/layout/layout.tsx'
import { useClassRange } from './ranking-facts.tsx'
import styles from './prizes.module.css'

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
  const { t, locale, rewardText, number } = useWords()
  const classRange = useClassRange()
  const places = prizePlaces(tiers, share)
  if (places.length === 0) return null
  const paid = classes.filter(({ classId }) => places.some(({ weightClass }) => weightClass === classId))
  const sum = sumOfPrizes(places)
  const rest = sum && share === null && pool?.unit === sum.unit ? new Big(pool.amount).minus(sum.amount) : null
  const isToday = share !== null && !isOver
  const prize = ({ reward }: PrizePlace) =>
    sum && 'unit' in reward.amount ? formatAmount(locale, reward.amount) : rewardText(reward)
  return (
    <Section
      title={title ?? t(isToday ? 'competition.prizes_today' : 'competition.prizes')}
      aside={
        sum && (
          <Note as="span" className={styles.unit}>
            {t(isForTeams ? 'team.per_team' : 'competition.each', { unit: sum.unit })}
          </Note>
        )
      }
      align="baseline"
    >
      <Text as="table" size="label" className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('competition.col_rank')}</th>
            <th scope="col">{t('competition.col_places')}</th>
            <th scope="col">{t('competition.col_prize')}</th>
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
                {label}{' '}
                <Note as="span" className={styles.unit}>
                  {classRange(classes, classId)}
                </Note>
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
              <th scope="row">{t(isToday ? 'competition.unlocked' : 'competition.total')}</th>
              <td>{number(places.reduce((total, place) => total + countPlaces(place), 0))}</td>
              <td>{formatAmount(locale, sum)}</td>
            </tr>
            {rest?.gt(0) && (
              <tr>
                {/* A heading of two columns would ask for a list of headings at each cell. */}
                <th scope="row">{t('compound.pool_rest')}</th>
                <td colSpan={2}>{formatAmount(locale, { amount: rest.toFixed(), unit: sum.unit })}</td>
              </tr>
            )}
          </tfoot>
        )}
      </Text>
    </Section>
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
  const { t, number } = useWords()
  return places.map((place) => {
    const { from, to } = place
    const contains = (rank: number | null) => rank !== null && rank >= from && rank <= to
    const isMine = contains(myRank)
    const isNext = myRank === null && contains(nextRank)
    return (
      <tr key={from} className={isMine || isNext ? styles.own : undefined}>
        <th scope="row">
          {from === to ? number(from) : t('competition.range', { from: number(from), to: number(to) })}
          {(isMine || isNext) && (
            <Text as="span" size="note" className={styles.you}>
              {t(isMine ? 'competition.you_mark' : 'competition.next_mark')}
            </Text>
          )}
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

/** How much of a growing pool is unlocked, and what unlocks the next step; nothing for a pool without steps. */
export function PoolCard({ detail: { competition, pool, status, outcome } }: { detail: ActivityDetail }) {
  const { t, locale, money } = useWords()
  if (!competition || !pool || outcome === 'CANCELLED') return null
  const { poolSteps: steps, poolUnlocked, volume } = competition
  if (steps.length === 0 || !poolUnlocked || !volume) return null
  const progress = poolProgress(steps, poolUnlocked.amount, volume.amount)
  const [unlocked, whole] = [money(poolUnlocked), money(pool)]
  return (
    <Section
      title={t('competition.pool')}
      aside={
        <Note className={styles.of}>
          <Figure value={formatAmount(locale, poolUnlocked)} size="M" /> {t('competition.pool_of', { pool: whole })}
        </Note>
      }
      align="baseline"
    >
      <Note top="4">
        <NextStep progress={progress} unlocked={poolUnlocked} volume={volume} isOver={status === 'ENDED'} />
      </Note>
      <div className={styles.scale} role="img" aria-label={t('competition.pool_bar', { unlocked, pool: whole })}>
        <span className={styles.fill} style={{ inlineSize: `${progress.ratio * 100}%` }} />
        {steps.slice(1).map((step, index) => (
          <span
            key={step.volume}
            className={styles.mark}
            style={{ insetInlineStart: `${((index + 1) / steps.length) * 100}%` }}
          />
        ))}
      </div>
      <Stack
        as="ol"
        top="10"
        className={styles.steps}
        aria-label={t('competition.pool_steps')}
        style={{ gridTemplateColumns: `repeat(${steps.length}, minmax(0, 1fr))` }}
      >
        {steps.map((step, index) => (
          <li key={step.volume} aria-current={index === progress.reached - 1 ? 'step' : undefined}>
            <Text as="b" tone="primary" weight="medium">
              {formatCompact(locale, step.pool.amount)}
            </Text>{' '}
            <span>{formatCompact(locale, step.volume)}</span>
          </li>
        ))}
      </Stack>
    </Section>
  )
}

function NextStep({
  progress: { next },
  unlocked,
  volume,
  isOver,
}: {
  progress: PoolProgress
  unlocked: Money
  volume: Money
  isOver: boolean
}) {
  const { t, locale, number, money } = useWords()
  if (!next) return t('competition.pool_full')
  const compact = (amount: string) => isolateLtr(locale, `${formatCompact(locale, amount)}\u00A0${volume.unit}`)
  if (isOver) return t('competition.pool_over', { volume: compact(volume.amount) })
  const more = new Big(next.pool.amount).minus(unlocked.amount).toFixed()
  const args = {
    volume: compact(volume.amount),
    target: compact(next.volume),
    amount: money({ amount: more, unit: unlocked.unit }),
  }
  const { people } = next
  if (!people) return t('competition.pool_next', args)
  return t('competition.pool_next_people', { ...args, count: people, value: number(people) })
}
