import { useWords } from '#components/ui/text/use-words.ts'
import type { CSSProperties } from 'react'
import { SmallButton } from '#components/ui/controls/button.tsx'
import { SUCCESS_CLOSES_AFTER_S } from '#store/slices/notification.ts'
import { Row } from '#components/ui/layout/layout.tsx'
import styles from './closing-countdown.module.css'

interface ClosingCountdownProps {
  /** Seconds. */
  left: number
  isRunning: boolean
  /** Hides it but keeps its room, so that no button moves under the finger that stopped it. */
  isStopped?: boolean
  onKeepOpen: () => void
}

/** A ring that runs down, the seconds left, and a button that stops them. */
export function ClosingCountdown({ left, isRunning, isStopped, onKeepOpen }: ClosingCountdownProps) {
  const { t, number } = useWords()
  // The ring animates towards the end of the running second.
  const elapsed = (SUCCESS_CLOSES_AFTER_S - left + Number(isRunning)) / SUCCESS_CLOSES_AFTER_S
  return (
    <Row
      as="p"
      gap="2 8"
      top="6"
      align="center"
      justify="center"
      wrap
      size="hint"
      tone="secondary"
      className={styles.closing}
      data-countdown
      data-stopped={isStopped || undefined}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false" className={styles.ring}>
        <circle cx="10" cy="10" r="7" pathLength="1" />
        <circle
          cx="10"
          cy="10"
          r="7"
          pathLength="1"
          data-running={isRunning || undefined}
          style={{ '--elapsed': elapsed } as CSSProperties}
        />
      </svg>
      <span aria-live="off">{t('common.closes_in', { seconds: number(left) })}</span>
      <SmallButton variant="text" onClick={onKeepOpen}>
        {t('moment.keep_open')}
      </SmallButton>
    </Row>
  )
}
