'use client'

import type { ReactNode } from 'react'
import { turnRises, turnTheme } from '#lib/theme/choose-theme.ts'

interface ThemeButtonProps {
  className?: string
  /** Light and dark, unless said otherwise. */
  turns?: 'rises'
  children: ReactNode
}

/** The handler alone; the server renders the content. */
export function ThemeButton({ className, turns, children }: ThemeButtonProps) {
  return (
    <button type="button" className={className} onClick={turns ? turnRises : turnTheme}>
      {children}
    </button>
  )
}
