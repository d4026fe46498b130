import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Amount } from '#components/ui/amount.tsx'
import { Card } from '#components/ui/card.tsx'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import type { Money } from '#lib/contract/money.ts'
import { formatMoney } from '#lib/i18n/format.ts'
import { LOCALE_FACTS } from '#lib/i18n/locales.ts'
import type { TaskPhase, TaskTotals } from '#lib/task/task-phase.ts'
import styles from './money-bar.module.css'

const PARTS = ['claimed', 'ready', 'open', 'missed'] as const satisfies TaskPhase[]

interface Props {
  totals: TaskTotals
  /** The whole by kind: "75 USDT cash, 15 USDT trial funds" (design, "Honest numbers"). */
  kinds: readonly string[]
  joined: boolean
  /** Renders the amounts of the parts; as text by default. */
  drawMoney?: (money: Money) => ReactNode
}

/** One bar for all tasks: claimed, ready, open, missed, with their amounts (design, "Money bar"), without empty parts. */
export function MoneyBar({ totals, kinds, joined, drawMoney }: Props) {
  const t = useTranslations('task')
  const locale = useLocale()
  const list = new Intl.ListFormat(LOCALE_FACTS[locale].supportLocale)
  const { unit, ...amounts } = totals
  const shown = PARTS.filter((part) => Number(amounts[part]) > 0)
  const sum = (part: TaskPhase): ReactNode => {
    const money = { amount: amounts[part], unit }
    return drawMoney?.(money) ?? formatMoney(locale, money)
  }
  const open = { amount: amounts.open, unit }
  return (
    <Card as="section" padded aria-labelledby="money-bar">
      <SectionHeading
        id="money-bar"
        aside={Number(amounts.open) > 0 ? <Amount money={open} locale={locale} size="L" /> : undefined}
      >
        {t(joined ? 'still_open_title' : 'total_title')}
      </SectionHeading>
      {Number(amounts.open) === 0 && <p className={styles.none}>{t('nothing_open')}</p>}
      {!joined && kinds.length > 1 && <p className={styles.none}>{list.format(kinds)}</p>}
      {joined && (
        <>
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
        </>
      )}
    </Card>
  )
}
