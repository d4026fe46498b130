import type { DetailProps } from '#components/activity/page-parts.ts'
import Big from 'big.js'
import { formatCompact } from '@fanfare/languages/format.ts'
import { isolateLtr } from '@fanfare/languages/bidi.ts'
import type { Tier } from '@fanfare/contract/activity/activity.ts'
import type { WeightClass } from '@fanfare/contract/competition/competition.ts'
import type { Money } from '@fanfare/contract/money.ts'
import type { Reward } from '@fanfare/contract/task/task.ts'
import { useWords } from '#components/ui/text/use-words.ts'
import { Section } from '#components/ui/surface/section.tsx'
import { classTiers, countPlaces, paidSum } from '#lib/competition/paid-places.ts'
import type { UnlockedShare } from '#lib/competition/prize-today.ts'
import { TableHead } from '#components/ui/layout/table-head.tsx'
import { Figure } from '#components/ui/text/figure.tsx'
import { poolProgress } from '#lib/competition/pool-progress.ts'
import { Accent, Note, Remark, Span, Stack, Text } from '#components/ui/layout/layout.tsx'
import { useClassRange } from './ranking-facts.tsx'
import styles from './prizes.module.css'

export interface PrizesCardProps {
  tiers: readonly Tier[]
  /** null when the prizes are paid in full. */
  share: UnlockedShare | null
  /** The prizes no longer change with the pool. */
  isOver: boolean
  myRank?: number | null
  /** The rank that the reader would get with the minimum volume. */
  nextRank?: number | null
  /** Each prize is a team's. */
  isForTeams?: boolean
  /** The title of a folded row names the prizes already. */
  isFolded?: boolean
  /** Each class has its own prizes; absent: all traders have the same. */
  classes?: readonly WeightClass[]
  myClass?: string | null
  /** Present where prizes are bases, which the title says: the rest of this pool pays for what factors add. */
  pool?: Money | null
}

/** The prize of every rank, with the reader's own marked. */
export function PrizesCard({
  tiers,
  share,
  isOver,
  myRank,
  nextRank,
  isForTeams,
  isFolded,
  classes = [],
  myClass,
  pool,
}: PrizesCardProps) {
  const { t, rewardText, number, amount } = useWords()
  const classRange = useClassRange()
  const places = classTiers(tiers, share)
  if (!places.length) return null
  const paid = classes.filter(({ classId }) => places.some(({ weightClass }) => weightClass === classId))
  const sum = paidSum(places)
  const rest = sum && !share && pool?.unit === sum.unit ? new Big(pool.amount).minus(sum.amount) : null
  const isToday = share && !isOver
  const prize = (reward: Reward) => (sum && 'unit' in reward.amount ? amount(reward.amount) : rewardText(reward))
  const rows = (shown: typeof places, mine?: number | null) =>
    shown.map((place) => {
      const { rankFrom: from, rankTo: to, reward } = place
      const contains = (rank?: number | null) => !!rank && rank >= from && rank <= to
      // The prizes of a class do not say what the minimum volume would reach.
      const isNext = !mine && !classes.length && contains(nextRank)
      const mark = contains(mine) ? 'competition.you_mark' : isNext && 'competition.next_mark'
      return (
        <tr key={from} data-own={mark ? '' : undefined}>
          <th scope="row">
            {from === to ? number(from) : t('competition.range', { from: number(from), to: number(to) })}
            {mark && (
              <Span size="note" className={styles.you}>
                {t(mark)}
              </Span>
            )}
          </th>
          <td>{number(countPlaces([place]))}</td>
          <td>{prize(reward)}</td>
        </tr>
      )
    })
  const each = sum && t(isForTeams ? 'team.per_team' : 'competition.each', { unit: sum.unit })
  const table = (
    <Text as="table" top="4" size="label" numeric className={styles.table}>
      <TableHead heads={[[t('competition.col_rank')], [t('competition.col_places')], [t('competition.col_prize')]]} />
      {!classes.length && <tbody>{rows(places, myRank)}</tbody>}
      {paid.map(({ classId, label }) => (
        <tbody key={classId}>
          <tr className={styles.group}>
            <th scope="rowgroup" colSpan={3}>
              {label} <Remark weight="text">{classRange(classes, classId)}</Remark>
            </th>
          </tr>
          {rows(
            places.filter(({ weightClass }) => weightClass === classId),
            classId === myClass ? myRank : null,
          )}
        </tbody>
      ))}
      {sum && (
        <tfoot>
          <tr>
            <th scope="row">{t(isToday ? 'competition.unlocked' : 'competition.total')}</th>
            <td>{number(countPlaces(places))}</td>
            <td>{amount(sum)}</td>
          </tr>
          {rest?.gt(0) && (
            <tr>
              {/* The value spans two columns: a heading that did would need a `headers` list on each cell. */}
              <th scope="row">{t('compound.pool_rest')}</th>
              <td colSpan={2}>{amount({ amount: rest.toFixed(), unit: sum.unit })}</td>
            </tr>
          )}
        </tfoot>
      )}
    </Text>
  )
  if (isFolded)
    return (
      <>
        {each && <Note>{each}</Note>}
        {table}
      </>
    )
  return (
    <Section
      title={t(
        pool !== undefined ? 'compound.base_prizes' : isToday ? 'competition.prizes_today' : 'competition.prizes',
      )}
      aside={each && <Remark>{each}</Remark>}
      align="baseline"
    >
      {table}
    </Section>
  )
}

/** The unlocked part of a growing pool, and what unlocks the next step; nothing for a pool without steps. */
export function PoolCard({ detail: { competition, pool, status, outcome } }: DetailProps) {
  const { t, locale, counted, money, amount } = useWords()
  if (!competition || !pool || outcome === 'CANCELLED') return null
  const { poolSteps: steps, poolUnlocked, volume } = competition
  if (!steps.length || !poolUnlocked || !volume) return null
  const progress = poolProgress(steps, poolUnlocked.amount, volume.amount)
  const [unlocked, whole] = [money(poolUnlocked), money(pool)]
  const nextStep = () => {
    const { next } = progress
    if (!next) return t('competition.pool_full')
    const compact = (traded: string) => isolateLtr(locale, `${formatCompact(locale, traded)}\u00A0${volume.unit}`)
    const reached = compact(volume.amount)
    if (status === 'ENDED') return t('competition.pool_over', { volume: reached })
    const more = new Big(next.pool.amount).minus(poolUnlocked.amount).toFixed()
    const args = {
      volume: reached,
      target: compact(next.volume),
      amount: money({ amount: more, unit: poolUnlocked.unit }),
    }
    return next.people
      ? t('competition.pool_next_people', { ...args, ...counted(next.people) })
      : t('competition.pool_next', args)
  }
  return (
    <Section
      title={t('competition.pool')}
      aside={
        <Note>
          <Span tone="primary">
            <Figure value={amount(poolUnlocked)} size="M" />
          </Span>{' '}
          {t('competition.pool_of', { pool: whole })}
        </Note>
      }
      align="baseline"
    >
      <Note top="4">{nextStep()}</Note>
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
        style={{ '--steps': steps.length }}
      >
        {steps.map((step, index) => (
          <Note
            as="li"
            numeric
            text="end"
            key={step.volume}
            aria-current={index === progress.reached - 1 ? 'step' : undefined}
          >
            <Accent tone="primary">{formatCompact(locale, step.pool.amount)}</Accent>{' '}
            <span>{formatCompact(locale, step.volume)}</span>
          </Note>
        ))}
      </Stack>
    </Section>
  )
}
