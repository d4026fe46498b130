import { useTranslations } from 'next-intl'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { VisuallyHidden } from '#components/ui/text/visually-hidden.tsx'
import styles from './check-list.module.css'

export interface Check {
  label: string
  state: 'done' | 'failed' | 'open'
  /** The count, or when the check is possible. */
  value: string
}

const ICONS = { done: 'check-circle', failed: 'x-circle', open: 'hourglass' } as const

/** Checks with their counts; words say the state too, not colour alone. */
export function CheckList({ checks }: { checks: readonly Check[] }) {
  const t = useTranslations('fairness')
  const words = { done: t('check_done'), failed: t('check_failed'), open: t('check_open') }
  return (
    <ul className={styles.checks}>
      {checks.map(({ label, state, value }) => (
        <li key={label} className={styles[state]}>
          <Icon icon={ICONS[state]} weight={state === 'open' ? 'regular' : 'fill'} />
          <VisuallyHidden>{words[state]}</VisuallyHidden>
          <span className={styles.label}>{label}</span>
          <bdi className={styles.value}>{value}</bdi>
        </li>
      ))}
    </ul>
  )
}
