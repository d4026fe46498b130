import Big from 'big.js'
import { useLocale, useTranslations } from 'next-intl'
import { Fragment, type ReactNode } from 'react'
import { Amount } from '#components/ui/text/amount.tsx'
import { Card } from '#components/ui/surface/card.tsx'
import { SectionHeading } from '#components/ui/text/section-heading.tsx'
import type { Money } from '@fanfare/contract/money.ts'
import { formatMoney } from '@fanfare/languages/format.ts'
import type { TaskPhase, TaskTotals, WordTotal } from '#lib/task/task-phase.ts'
import { KindsBar } from './kinds-bar.tsx'
import styles from './money-bar.module.css'

const PARTS = ['claimed', 'ready', 'open', 'missed'] as const satisfies TaskPhase[]

interface Props {
  /** Of each unit; at least one. */
  totals: readonly TaskTotals[]
  /** The whole by kind, for a reader who has not joined (design, "Honest numbers"). */
  kinds: readonly WordTotal[]
  joined: boolean
  /** The activity's headline is a pool that its tasks do not pay from. */
  isExtra?: boolean
  isServers?: boolean
  /** Renders the amounts of the parts; as text by default. */
  drawMoney?: (money: Money) => ReactNode
}

const isPositive = (amount: string): boolean => new Big(amount).gt(0)

/**
 * One bar per unit for all tasks: claimed, ready, open, missed, with their amounts (design, "Money bar"), without empty parts.
 * The headline has every unit: what is open, or beside a pool all that the tasks pay.
 */
export function MoneyBar({ totals, kinds, joined, isExtra = false, isServers = false, drawMoney }: Props) {
  const t = useTranslations('task')
  const locale = useLocale()
  const headlineOf = ({ claimed, ready, open }: TaskTotals): string =>
    isExtra ? new Big(claimed).plus(ready).plus(open).toFixed() : open
  const told = totals
    .map((total) => ({ amount: headlineOf(total), unit: total.unit }))
    .filter(({ amount }) => isPositive(amount))
  const hasOpen = totals.some((total) => isPositive(total.open))
  const hasReady = totals.some((total) => isPositive(total.ready))
  const headline = told.map((money, index) => (
    <Fragment key={money.unit}>
      {index > 0 && ' + '}
      <Amount money={money} locale={locale} size="L" />
    </Fragment>
  ))
  const title = joined ? 'still_open_title' : 'get_title'
  return (
    <Card as="section" padded aria-labelledby="money-bar" data-visitors={isServers ? 'each' : undefined}>
      <SectionHeading id="money-bar" aside={told.length > 0 ? <span>{headline}</span> : undefined}>
        {t(isExtra ? 'extra_title' : title)}
      </SectionHeading>
      {/* The bar below has the rewards that are ready to claim. */}
      {!hasOpen && !hasReady && <p className={styles.none}>{t('nothing_open')}</p>}
      {!joined && kinds.length > 0 && <KindsBar kinds={kinds} />}
      {joined && totals.map((total) => <UnitBar key={total.unit} totals={total} drawMoney={drawMoney} />)}
    </Card>
  )
}

function UnitBar({ totals: { unit, ...amounts }, drawMoney }: { totals: TaskTotals } & Pick<Props, 'drawMoney'>) {
  const t = useTranslations('task')
  const locale = useLocale()
  const shown = PARTS.filter((part) => isPositive(amounts[part]))
  const sum = (part: TaskPhase): ReactNode => {
    const money = { amount: amounts[part], unit }
    return drawMoney?.(money) ?? formatMoney(locale, money)
  }
  return (
    <div className={styles.unit}>
      <div className={styles.bar} aria-hidden="true">
        {shown.map((part) => (
          <i key={part} data-part={part} style={{ flexGrow: amounts[part] }} />
        ))}
      </div>
      <dl className={styles.legend}>
        {shown.map((part) => (
          <div key={part} data-part={part}>
            <dt>{t(`part_${part}`)}</dt>
            <dd>
              <bdi dir="ltr">{sum(part)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
