import { useEffect, useRef } from 'react'
import { useNow } from '#components/ui/time/use-now.ts'

const pad = (value: number) => String(value).padStart(2, '0')

/** HH:MM:SS until `to` (spec §4, timeDown), on the gateway's clock. */
export function HoursCountdown({ to, onEnd }: { to: number; onEnd?: () => void }) {
  const now = useNow()
  const left = now && Math.max(0, Math.ceil((to - now) / 1000))
  const ended = useRef(false)
  useEffect(() => {
    if (left !== 0 || ended.current) return
    ended.current = true
    onEnd?.()
  }, [left, onEnd])
  if (left === null) return null
  return (
    <bdi dir="ltr" role="timer" aria-live="off">
      {`${pad(Math.floor(left / 3600))}:${pad(Math.floor(left / 60) % 60)}:${pad(left % 60)}`}
    </bdi>
  )
}
