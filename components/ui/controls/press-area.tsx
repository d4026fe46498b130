import type { ReactNode } from 'react'
import { alive } from '#lib/head/early.ts'

interface PressAreaProps {
  onPress: () => void
  className?: string
  /** One button, from the server. */
  children: ReactNode
}

const buttonIsAlive = (area: HTMLElement | null) => alive(area?.querySelector<HTMLElement>('[data-press]') ?? null)

/** Handles the presses of a button that the server has rendered, so that a page's first load has no code of buttons. */
export function PressArea({ onPress, className, children }: PressAreaProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the button inside has focus, keys and role
    <span className={className} onClick={onPress} ref={buttonIsAlive}>
      {children}
    </span>
  )
}
