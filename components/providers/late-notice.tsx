import { useTranslations } from 'next-intl'
import { useEffect, useRef, type ReactNode } from 'react'
import styles from './late-notice.module.css'

/** How long the sentence about a failure stays, ms. */
const SHOWN_MS = 8000

/** Over the page, while the code of a part that was opened loads, and when it cannot be had. It needs no further code. */
export function LateNotice({ hasFailed }: { hasFailed: boolean }): ReactNode {
  const t = useTranslations('common')
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Above every dialog, in browsers that can.
    box.current?.showPopover?.()
    if (!hasFailed) return
    const timer = setTimeout(() => box.current?.hidePopover?.(), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [hasFailed])
  return (
    <div
      ref={box}
      popover="manual"
      role={hasFailed ? 'alert' : 'status'}
      aria-busy={!hasFailed || undefined}
      className={styles.late}
    >
      {t(hasFailed ? 'part_failed' : 'loading')}
    </div>
  )
}
