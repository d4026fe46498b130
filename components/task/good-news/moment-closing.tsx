import { useEffect, useState } from 'react'
import { useCloseCountdown } from '#components/notification/use-close-countdown.ts'
import { SUCCESS_CLOSES_AFTER_S } from '#store/slices/notification.ts'
import { ClosingCountdown } from './closing-countdown.tsx'

/** The countdown begins when the news has been told, ms (design §13, "Moments"). */
const BEGINS_AFTER_MS = 1200

interface MomentClosingProps {
  isPaused: boolean
  onClose: () => void
  onKeepOpen: () => void
}

/** Counts down from the spec's 5 s, once; a new `key` counts anew. */
export function MomentClosing({ isPaused, onClose, onKeepOpen }: MomentClosingProps) {
  const [hasBegun, setBegun] = useState(false)
  useEffect(() => {
    const timer = setTimeout(setBegun, BEGINS_AFTER_MS, true)
    return () => clearTimeout(timer)
  }, [])
  const isRunning = hasBegun && !isPaused
  const left = useCloseCountdown(SUCCESS_CLOSES_AFTER_S, onClose, !isRunning)
  return <ClosingCountdown left={left ?? 0} isRunning={isRunning} onKeepOpen={onKeepOpen} />
}
