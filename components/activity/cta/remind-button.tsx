'use client'

import type { ReactNode } from 'react'
import { PressArea } from '#components/ui/controls/press-area.tsx'
import type { Locale } from '@fanfare/languages/locales.ts'
import type { Start } from './save-start.ts'

interface RemindButtonProps {
  start: Start
  locale: Locale
  /** The description in the calendar. */
  text: string
  className?: string
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
    <PressArea onPress={save} className={className}>
      {children}
    </PressArea>
  )
}
