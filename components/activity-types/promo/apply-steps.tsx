import { useLocale, useTranslations } from 'next-intl'
import { formatNumber } from '@fanfare/languages/format.ts'
import styles from './apply-steps.module.css'

export interface ApplyTasks {
  of: number
  done: number
}

interface ApplyStepsProps {
  tasks: ApplyTasks
  applied: { at: string | null } | null
}

type Look = 'done' | 'current' | 'future'

/** Applying, the tasks, the rewards: done, current and next. */
export function ApplySteps({ tasks: { of, done }, applied }: ApplyStepsProps) {
  const t = useTranslations('promo')
  const locale = useLocale()
  const number = (value: number) => formatNumber(locale, String(value))
  const applyNote = () => {
    if (!applied) return t('step_apply_note')
    return applied.at === null ? t('step_applied_undated') : t('step_applied', { date: applied.at })
  }
  const hasDone = of > 0 && done >= of
  const looks: Look[] = applied ? ['done', hasDone ? 'done' : 'current', hasDone ? 'current' : 'future'] : ['current']
  const steps = [
    { key: 'apply', title: t('step_apply'), note: applyNote() },
    ...(of === 0
      ? []
      : [
          {
            key: 'tasks',
            title: t('step_tasks'),
            note:
              applied && done > 0
                ? t('step_tasks_done', { done: number(done), of: number(of) })
                : t('step_tasks_note', { count: of, value: number(of) }),
          },
          { key: 'claim', title: t('step_claim'), note: t('step_claim_note') },
        ]),
  ]
  return (
    <ol className={styles.steps}>
      {steps.map(({ key, title, note }, index) => {
        const look = looks[index] ?? 'future'
        return (
          <li key={key} className={styles[look]} aria-current={look === 'current' ? 'step' : undefined}>
            <b>{title}</b>
            <span>{note}</span>
          </li>
        )
      })}
    </ol>
  )
}
