'use client'

import type { ReactNode } from 'react'
import { chooseTheme, isDark } from '#lib/theme/choose-theme.ts'

/** The press alone; what it looks like is drawn by the server. */
export function ThemeButton({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <button type="button" className={className} onClick={() => chooseTheme(isDark() ? 'light' : 'dark')}>
      {children}
    </button>
  )
}
