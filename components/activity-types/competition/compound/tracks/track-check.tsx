import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle'
import { CircleIcon } from '@phosphor-icons/react/dist/ssr/Circle'
import { WarningCircleIcon } from '@phosphor-icons/react/dist/ssr/WarningCircle'
import type { ReactNode } from 'react'
import { Icon } from '#components/ui/pictures/icon.tsx'
import styles from './track-cards.module.css'

const ICONS = { met: CheckCircleIcon, open: WarningCircleIcon, rule: CircleIcon } as const

interface TrackCheckProps {
  /** `rule` for readers without values of their own. */
  state: keyof typeof ICONS
  children: ReactNode
}

/** A condition of a track: met, still open, or a rule. */
export function TrackCheck({ state, children }: TrackCheckProps) {
  return (
    <p className={styles.check}>
      <Icon icon={ICONS[state]} weight={state === 'rule' ? 'regular' : 'fill'} size="sm" className={styles[state]} />
      <span>{children}</span>
    </p>
  )
}
