'use client'

import { useEffect, useRef, type ReactNode } from 'react'
import { cx } from '#components/ui/cx.ts'
import styles from './drop-panel.module.css'

interface DropPanelProps {
  /** The words on the button. */
  summary: ReactNode
  /** `end`: the panel is in line with the button's end. */
  align?: 'start' | 'end'
  /** `wide`: as wide as its content. */
  size?: 'usual' | 'wide'
  isSet?: boolean
  startsOpen?: boolean
  onToggle?: (isOpen: boolean) => void
  children: ReactNode
}

/** A button with a panel below it, a native disclosure; Escape and a press elsewhere close it. */
export function DropPanel({
  summary,
  align = 'start',
  size = 'usual',
  isSet = false,
  startsOpen = false,
  onToggle,
  children,
}: DropPanelProps) {
  const box = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const end = new AbortController()
    const close = () => box.current?.removeAttribute('open')
    document.addEventListener(
      'pointerdown',
      ({ target }) => {
        if (target instanceof Node && !box.current?.contains(target)) close()
      },
      end,
    )
    box.current?.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape' || box.current?.open !== true) return
        event.stopPropagation()
        close()
        box.current.querySelector('summary')?.focus()
      },
      end,
    )
    return () => end.abort()
  }, [])
  return (
    <details
      ref={box}
      className={styles.drop}
      open={startsOpen}
      onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}
    >
      <summary className={styles.summary} data-set={isSet ? '' : undefined}>
        {summary}
      </summary>
      <div className={cx(styles.panel, align === 'end' && styles.end, size === 'wide' && styles.roomy)}>{children}</div>
    </details>
  )
}
