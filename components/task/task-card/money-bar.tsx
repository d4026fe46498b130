import { useWords } from '#components/ui/text/use-words.ts'
import Big from 'big.js'
import { Fragment, type ReactNode } from 'react'
import { fillSlot } from '#components/ui/browser/fill-slot.tsx'
import { Amount } from '#components/ui/text/amount.tsx'
import { Card } from '#components/ui/surface/card.tsx'
import { SectionHeading } from '#components/ui/text/section-heading.tsx'
import type { TaskSum } from '@fanfare/contract/activity/activity.ts'
import type { Task, TaskCompletion } from '@fanfare/contract/task/task.ts'
import { rewardWord } from '#lib/task/reward-word.ts'
import { shownKinds } from '#lib/task/shown-rewards.ts'
import {
  areKindsMixed,
  taskTotals,
  totalsByWord,
  totalsOfPart,
  type TaskPhase,
  type TaskTotals,
  type WordTotal,
} from '#lib/task/task-phase.ts'
import { Facts, Stack, Text } from '#components/ui/layout/layout.tsx'
import type { TaskHandlers } from './task-card.tsx'
import { isPositive, KindsBar, PartLabel, PartsBar } from '../parts-bar.tsx'

const PARTS = ['claimed', 'ready', 'open', 'missed'] as const satisfies TaskPhase[]

interface Props {
  /** At least one pays money. */
  tasks: readonly (Task | TaskCompletion)[]
  /** Before joining: what the tasks pay until the end, because daily ones pay more than once. */
  sums?: readonly TaskSum[]
  /** The activity's headline is a pool that its tasks do not pay from. */
  isExtra?: boolean
  /** Rendered before the browser knows who is reading: users do not see the sum for visitors. */
  isServers?: boolean
  /** Set after joining. */
  handlers?: TaskHandlers
}

/**
 * One bar per unit for all tasks, with the parts claimed, ready, open and missed by kind (design, "Money bar"). The headline has each
 * unit's open amount, or beside a pool all that the tasks can still pay or have paid. Before joining, readers see the whole by kind
 * (design, "Honest numbers"); members see no sum of several kinds.
 */
export function MoneyBar({ tasks, sums, isExtra, isServers, handlers }: Props) {
  const { t, money: written } = useWords()
  const totals = taskTotals(tasks)
  const kinds = totalsByWord(tasks)
  const headlineOf = ({ claimed, ready, open }: TaskTotals) =>
    isExtra ? new Big(claimed).plus(ready).plus(open).toFixed() : open
  const isDaily = tasks.some(({ period }) => period === 'EVERYDAY')
  const told: readonly TaskSum[] =
    !handlers && isDaily && sums
      ? sums
      : totals
          .map((total) => ({ amount: headlineOf(total), unit: total.unit }))
          .filter(({ amount }) => isPositive(amount))
  const hasMore = totals.some(({ open, ready }) => isPositive(open) || isPositive(ready))
  const headline = told.map(({ rewardType, kind, ...money }, index) => (
    <Fragment key={index}>
      {index > 0 && ' + '}
      <Amount money={money} size="L" />
      {rewardType !== undefined && kind !== undefined && (
        <small> {t(`task.word.${rewardWord({ rewardType, kind, amount: money })}`)}</small>
      )}
    </Fragment>
  ))
  const title = handlers ? 'task.still_open_title' : 'task.get_title'
  return (
    <Card padded aria-labelledby="money-bar" data-visitors={isServers ? 'each' : undefined}>
      <SectionHeading
        id="money-bar"
        aside={told.length > 0 && !(handlers && areKindsMixed(kinds)) ? <span>{headline}</span> : undefined}
      >
        {t(isExtra ? 'task.extra_title' : title)}
      </SectionHeading>
      {/* Not while rewards are ready: the bar below shows them. */}
      {!hasMore && <Text tone="secondary">{t('task.nothing_open')}</Text>}
      {!handlers && !(isDaily && sums) && <KindsBar kinds={kinds} />}
      {handlers && (
        <Stack gap="20">
          {totals.map(({ unit, ...amounts }) => {
            const ofUnit = ({ money }: WordTotal) => money.unit === unit
            const isMixed = areKindsMixed(kinds.filter(ofUnit))
            const draw = ({ word, money }: WordTotal): ReactNode => {
              const amount = <bdi dir="ltr">{handlers.drawMoney?.(money) ?? written(money)}</bdi>
              if (!isMixed) return amount
              const slots = { amount: '{amount}', kind: t(`task.word.${word}`) }
              return fillSlot(t('task.amount_of_kind', slots), 'amount', amount)
            }
            return (
              <Stack key={unit} gap="16">
                <PartsBar parts={Object.entries(amounts)} />
                <Facts
                  look="columns"
                  size="note"
                  facts={PARTS.map(
                    (part) =>
                      isPositive(amounts[part]) && [
                        <PartLabel key={part} as="span" part={part}>
                          {t(`task.part_${part}`)}
                        </PartLabel>,
                        ...shownKinds(totalsOfPart(tasks, part)).filter(ofUnit).map(draw),
                      ],
                  )}
                />
              </Stack>
            )
          })}
        </Stack>
      )}
    </Card>
  )
}
