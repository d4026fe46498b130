import { useWords } from '#components/ui/text/use-words.ts'
import { Icon, SmallIcon } from '#components/ui/pictures/icon.tsx'
import { traceGroups } from '#lib/task/trace-groups.ts'
import type { TaskCompletion, TraceEntry } from '@fanfare/contract/task/task.ts'
import { formatProgress } from '@fanfare/languages/format-progress.ts'
import { formatFigure } from '@fanfare/languages/format.ts'
import { hasTrace, tracesFacts } from '#lib/task/has-trace.ts'
import { isNumeric, isOneStep } from '#lib/task/progress.ts'
import { taskPhase } from '#lib/task/task-phase.ts'
import { Line, List, Note, Remark, Row, Text } from '#components/ui/layout/layout.tsx'
import styles from './task-trace.module.css'
import { useFactWords } from './use-fact-words.ts'

/** "Why not yet?": each fact with what became of it, and the sum (design, "Why not yet? trace"). */
export function TaskTrace({ task, open, zone }: { task: TaskCompletion; open: boolean; zone: string }) {
  const { t, locale, number, counted } = useWords()
  const words = useFactWords(zone)
  if (!hasTrace(task)) return null
  const { unit } = task.progress
  const amount = (value: string) => (unit ? formatFigure(locale, value, unit, { isMoved: true }) : '')
  const ofTarget = ({ actual, expected }: TraceEntry) => {
    const { current, target } = formatProgress(locale, { current: actual, target: expected, unit })
    return { current, target }
  }
  const measured = (name: string) => task.trace.find((entry) => entry.rule === name && isNumeric(entry))
  const [target, transfer, friends] = [measured('target'), measured('transfer'), measured('friend_registered')]
  const notJoined = task.trace.some(({ rule, passed }) => rule === 'joined' && !passed)
  // The progress says the same, except for a task of one step, which has none.
  if (!notJoined && !transfer && !friends && !tracesFacts(task))
    return isOneStep(task.progress) ? <Note top="8">{t('task.counted_none')}</Note> : null
  /** The facts of one rule: those that the gateway lists, and the number of others. */
  const factsOf = (entry: TraceEntry) => {
    const groups = traceGroups(entry, task)
    const rows: TraceRow[] = groups.facts.map((fact) => ({
      isCounted: fact.counted,
      title: words.title(fact.label),
      amount: amount(fact.amount),
      note: words.verdict(fact),
    }))
    if (groups.counted > 0)
      rows.push({
        isCounted: true,
        title: t('task.counted_facts', counted(groups.counted)),
        amount: amount(entry.actual),
      })
    for (const { reason, count, amount: sum, detail = {} } of groups.excluded)
      rows.push({
        isCounted: false,
        title: t('task.excluded_facts', counted(count)),
        amount: amount(sum),
        note: words.reason(reason, detail),
      })
    if (groups.more > 0) rows.push({ isCounted: null, title: t('fact.more', counted(groups.more)) })
    if (rows.length === 0) rows.push({ isCounted: false, title: t('task.counted_none') })
    // One more row is no higher than the line that would open it.
    const first = rows.length <= ROWS_AT_FIRST + 1 ? rows.length : ROWS_AT_FIRST
    const later = rows.slice(first)
    return (
      <>
        <RowList rows={rows.slice(0, first)} />
        {later.length > 0 && (
          <details className={styles.later}>
            <Row as="summary" gap="8" align="center" size="label" weight="medium" tone="secondary">
              {t('fact.more', counted(later.length))}
              <SmallIcon icon="caret-down" className={styles.caret} />
            </Row>
            <RowList rows={later} />
          </details>
        )}
      </>
    )
  }
  const title = () => {
    if (task.taskStatus === 'UNSATISFIED') return t('task.why_missed')
    // A task that did not end by the reader's fault has no "why".
    return t(taskPhase(task) === 'open' ? 'task.why_not_yet' : 'task.what_counted')
  }
  return (
    <details className={styles.why} open={open}>
      <Row as="summary" gap="8" align="center" size="label" weight="medium">
        <Icon icon="list-magnifying-glass" />
        <span>{title()}</span>
        <SmallIcon icon="caret-down" className={styles.caret} />
      </Row>
      <div className={styles.body}>
        {notJoined && <Note className={styles.note}>{t('task.rule_joined_no')}</Note>}
        {transfer && (
          <>
            <Note className={styles.note}>{t('task.rule_transfer', ofTarget(transfer))}</Note>
            {factsOf(transfer)}
          </>
        )}
        {friends && (
          <Note className={styles.note}>
            {t('task.rule_friend_registered', { current: number(Number(friends.actual)) })}
          </Note>
        )}
        {target && (
          <>
            {factsOf(target)}
            <Row gap="0 12" justify="between" wrap size="note" weight="medium" className={styles.sum}>
              <span>{t('task.counted_sum')}</span>
              <bdi>{t('task.of_target', ofTarget(target))}</bdi>
            </Row>
          </>
        )}
      </div>
    </details>
  )
}

interface TraceRow {
  /** null: the row stands for counted and other facts. */
  isCounted: boolean | null
  title: string
  /** Absent or empty where facts are counted, not summed. */
  amount?: string
  note?: string
}

/** The newest facts say why, so the others are folded. */
const ROWS_AT_FIRST = 4

const RowList = ({ rows }: { rows: readonly TraceRow[] }) => (
  <List size="label" className={styles.rows}>
    {rows.map(({ isCounted, title, amount, note }, index) => (
      <Line key={`${index} ${title}`} align="start" data-counted={isCounted === true}>
        {isCounted === null ? (
          <span />
        ) : (
          <Icon icon={isCounted ? 'check-circle' : 'minus-circle'} weight={isCounted ? 'fill' : 'regular'} />
        )}
        <span>{title}</span>
        {amount && (
          <Text as="bdi" weight="strong" dir="ltr" className={styles.amount}>
            {amount}
          </Text>
        )}
        {note && <Remark className={styles.reason}>{note}</Remark>}
      </Line>
    ))}
  </List>
)
