import { useLocale, useTranslations } from 'next-intl'
import { Icon } from '#components/ui/pictures/icon.tsx'
import type { TaskCompletion, TraceEntry } from '@fanfare/contract/task/task.ts'
import { formatFigure, formatNumber } from '@fanfare/languages/format.ts'
import { traceGroups } from '#lib/task/trace-groups.ts'
import styles from './task-trace.module.css'
import { useFactWords } from './use-fact-words.ts'

interface Row {
  /** null means facts that counted and others together. */
  isCounted: boolean | null
  title: string
  /** Empty: facts are counted, not summed. */
  amount: string
  note?: string
}

/** The facts of one rule: those that the gateway lists, and the others by number. */
export function TraceRows({ task, entry, zone }: { task: TaskCompletion; entry: TraceEntry; zone: string }) {
  const t = useTranslations()
  const locale = useLocale()
  const words = useFactWords(zone)
  const { unit } = task.progress
  const amount = (value: string) => (unit === null ? '' : formatFigure(locale, value, unit, { isMoved: true }))
  const number = (value: number) => formatNumber(locale, String(value))
  const groups = traceGroups(entry, task)
  const rows: Row[] = groups.facts.map((fact) => ({
    isCounted: fact.counted,
    title: words.title(fact.label),
    amount: amount(fact.amount),
    note: words.verdict(fact),
  }))
  if (groups.counted > 0)
    rows.push({
      isCounted: true,
      title: t('task.counted_facts', { count: groups.counted, value: number(groups.counted) }),
      amount: amount(entry.actual),
    })
  for (const { reason, count, amount: sum, detail = {} } of groups.excluded)
    rows.push({
      isCounted: false,
      title: t('task.excluded_facts', { count, value: number(count) }),
      amount: amount(sum),
      note: words.reason(reason, detail),
    })
  if (groups.more > 0)
    rows.push({
      isCounted: null,
      title: t('fact.more', { count: groups.more, value: number(groups.more) }),
      amount: '',
    })
  if (rows.length === 0) rows.push({ isCounted: false, title: t('task.counted_none'), amount: '' })
  return (
    <ul className={styles.rows}>
      {rows.map(({ isCounted, title, amount: sum, note }, index) => (
        <li key={`${index} ${title}`} data-counted={isCounted === true}>
          {isCounted === null ? (
            <span />
          ) : (
            <Icon icon={isCounted ? 'check-circle' : 'minus-circle'} weight={isCounted ? 'fill' : 'regular'} />
          )}
          <span>{title}</span>
          {sum !== '' && (
            <bdi dir="ltr" className={styles.amount}>
              {sum}
            </bdi>
          )}
          {note !== undefined && <span className={styles.reason}>{note}</span>}
        </li>
      ))}
    </ul>
  )
}
