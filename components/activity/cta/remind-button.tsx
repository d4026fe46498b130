'use client'

import type { ReactNode } from 'react'
import { PressArea } from '#components/ui/controls/press-area.tsx'
import type { Locale } from '@fanfare/languages/locales.ts'
import { cx } from '#components/ui/cx.ts'
import styles from './remind-button.module.css'
import type { Start } from './save-start.ts'

interface RemindButtonProps {
  start: Start
  locale: Locale
  /** The description in the calendar. */
  text: string
  className?: string
  /** The button, named by `data-press`. */
  children: ReactNode
}

/** "Remind me" on the card of an upcoming activity. The code for the calendar file loads on the first press. */
export function RemindButton({ start, locale, text, className, children }: RemindButtonProps) {
  const save = () =>
    void import('./save-start.ts').then(
      ({ saveStart }) => saveStart(start, locale, text),
      // Offline the code cannot load; the next press tries again.
      () => undefined,
    )
  return (
    <PressArea onPress={save} className={cx(styles.needsScript, className)}>
      {children}
    </PressArea>
  )
}
