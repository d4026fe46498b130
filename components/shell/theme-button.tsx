'use client'

import type { ReactNode } from 'react'
import { chooseTheme, isDark } from '#lib/theme/choose-theme.ts'

/** The handler alone; the server renders the content. */
export function ThemeButton({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <button type="button" className={className} onClick={() => chooseTheme(isDark() ? 'light' : 'dark')}>
      {children}
    </button>
  )
}
