import type { ReactNode } from 'react'

interface ThemeButtonProps {
  className?: string
  turns: 'theme' | 'rises'
  children: ReactNode
}

/** The head answers its presses (`lib/head/answers.ts`), before any script of the page is there. */
export function ThemeButton({ className, turns, children }: ThemeButtonProps) {
  return (
    <button type="button" className={className} data-turns={turns}>
      {children}
    </button>
  )
}
