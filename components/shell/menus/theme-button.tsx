import type { ReactNode } from 'react'

interface ThemeButtonProps {
  className?: string
  turns: 'theme' | 'rises'
  children: ReactNode
}

/** The head script answers its presses (`lib/head/answers.ts`) before any other script has loaded. */
export function ThemeButton({ className, turns, children }: ThemeButtonProps) {
  return (
    <button type="button" className={className} data-turns={turns}>
      {children}
    </button>
  )
}
