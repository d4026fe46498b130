import { CaretDownIcon } from '@phosphor-icons/react/dist/ssr/CaretDown'
import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle'
import { ListMagnifyingGlassIcon } from '@phosphor-icons/react/dist/ssr/ListMagnifyingGlass'
import { MinusCircleIcon } from '@phosphor-icons/react/dist/ssr/MinusCircle'
import { useLocale, useTranslations } from 'next-intl'
import { Icon } from '#components/ui/icon.tsx'
import type { TaskCompletion } from '#lib/contract/task/task.ts'
import { formatFigure, formatNumber } from '#lib/i18n/format.ts'
import { isNumeric } from '#lib/task/progress.ts'
import { taskPhase } from '#lib/task/task-phase.ts'
import styles from './task-trace.module.css'

/** A task that ended without the reader's fault has no "why". */
const TITLES = {
  PENDING: 'task.why_not_yet',
  COMPLETED: 'task.what_counted',
  GRANTED: 'task.what_counted',
  UNSATISFIED: 'task.why_missed',
} as const satisfies Record<TaskCompletion['taskStatus'], string>

/** "Why not yet?": what counted, what did not and why, and the sum (design, "Why not yet? trace"). */
export function TaskTrace({ task, open }: { task: TaskCompletion; open: boolean }) {
  const t = useTranslations()
  const locale = useLocale()
  const figure = (amount: string) => formatFigure(locale, amount, task.progress.unit)
  const target = task.trace.find((entry) => entry.rule === 'target' && isNumeric(entry))
  const notJoined = task.trace.some(({ rule, passed }) => rule === 'joined' && !passed)
  const transfer = task.trace.find((entry) => entry.rule === 'transfer' && isNumeric(entry))
  const friends = task.trace.find((entry) => entry.rule === 'friend_registered' && isNumeric(entry))
  const number = (value: number) => formatNumber(locale, String(value))
  const reasonOf = (reason: string) => {
    const key = `reason.${reason.toLowerCase()}` as 'reason.stable_pair'
    return t.has(key) ? t(key) : t('code.51004')
  }
  const title = TITLES[taskPhase(task) === 'missed' && task.taskStatus === 'PENDING' ? 'COMPLETED' : task.taskStatus]
  return (
    <details className={styles.why} open={open}>
      <summary>
        <Icon icon={ListMagnifyingGlassIcon} />
        <span>{t(title)}</span>
        <Icon icon={CaretDownIcon} size="sm" className={styles.caret} />
      </summary>
      <div className={styles.body}>
        {notJoined && <p className={styles.note}>{t('task.rule_joined_no')}</p>}
        {transfer && (
          <p className={styles.note}>
            {t('task.rule_transfer', {
              current: formatNumber(locale, transfer.actual),
              target: figure(transfer.expected),
            })}
          </p>
        )}
        {friends && (
          <p className={styles.note}>
            {t('task.rule_friend_registered', { current: formatNumber(locale, friends.actual) })}
          </p>
        )}
        <ul className={styles.rows}>
          {target && (
            <li data-counted={target.counted > 0}>
              <Icon
                icon={target.counted > 0 ? CheckCircleIcon : MinusCircleIcon}
                weight={target.counted > 0 ? 'fill' : 'regular'}
              />
              <span>
                {target.counted > 0
                  ? t('task.counted_facts', { count: target.counted, value: number(target.counted) })
                  : t('task.counted_none')}
              </span>
              {target.counted > 0 && (
                <bdi dir="ltr" className={styles.amount}>
                  {figure(target.actual)}
                </bdi>
              )}
            </li>
          )}
          {task.trace.flatMap(({ rule, excluded }) =>
            excluded.map(({ reason, count, amount }) => (
              <li key={`${rule}-${reason}`} data-counted="false">
                <Icon icon={MinusCircleIcon} />
                <span>{t('task.excluded_facts', { count, value: number(count) })}</span>
                <bdi dir="ltr" className={styles.amount}>
                  {figure(amount)}
                </bdi>
                <span className={styles.reason}>{reasonOf(reason)}</span>
              </li>
            )),
          )}
        </ul>
        {target && (
          <div className={styles.sum}>
            <span>{t('task.counted_sum')}</span>
            <bdi>
              {t('task.of_target', {
                current: formatNumber(locale, target.actual),
                target: figure(target.expected),
              })}
            </bdi>
          </div>
        )}
      </div>
    </details>
  )
}
