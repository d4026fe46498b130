import { useEffect, useState } from 'react'
import { useCloseCountdown } from '#components/notification/use-close-countdown.ts'
import { useWords } from '#components/ui/text/use-words.ts'
import { Button } from '#components/ui/controls/button.tsx'
import { SUCCESS_CLOSES_AFTER_S } from '#store/slices/notification.ts'
import { Row } from '#components/ui/layout/layout.tsx'
import styles from './closing-countdown.module.css'

interface ClosingCountdownProps {
  /** Seconds. */
  left: number
  isRunning: boolean
  /** It never runs again. Hides it but keeps its room, so that no button moves under the finger that stopped it. */
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
      numeric
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
          style={{ '--elapsed': elapsed }}
        />
      </svg>
      <span aria-live="off">{t('common.closes_in', { seconds: number(left) })}</span>
      <Button variant="text" size="sm" onClick={onKeepOpen}>
        {t('moment.keep_open')}
      </Button>
    </Row>
  )
}

/** The countdown starts after the scene, ms (design §13, "Moments"). */
const BEGINS_AFTER_MS = 1200

interface GoodNewsClosingProps extends Omit<ClosingCountdownProps, 'left' | 'isRunning'> {
  isPaused: boolean
  onClose: () => void
}

/** Counts down from the spec's 5 s, once; a new `key` restarts it. */
export function GoodNewsClosing({ isPaused, isStopped, onClose, onKeepOpen }: GoodNewsClosingProps) {
  const [hasBegun, setBegun] = useState(false)
  useEffect(() => {
    const timer = setTimeout(setBegun, BEGINS_AFTER_MS, true)
    return () => clearTimeout(timer)
  }, [])
  const isRunning = hasBegun && !isPaused && !isStopped
  const left = useCloseCountdown(SUCCESS_CLOSES_AFTER_S, onClose, !isRunning)
  return <ClosingCountdown left={left ?? 0} isRunning={isRunning} isStopped={isStopped} onKeepOpen={onKeepOpen} />
}
