import { rememberChoice } from '../remember-choice.ts'

/** The head script reads it at the next first paint (SHELL-3). */
export const THEME_COOKIE = 'fanfareTheme'
/** The event on `document` after a choice, so that the store records it. */
export const THEME_CHOSEN = 'fanfare:theme'

export const isDark = (): boolean => document.documentElement.classList.contains('dark')

export function chooseTheme(theme: 'light' | 'dark'): void {
  const root = document.documentElement
  root.classList.toggle('dark', theme === 'dark')
  root.style.colorScheme = theme
  rememberChoice(THEME_COOKIE, theme)
  document.dispatchEvent(new CustomEvent(THEME_CHOSEN, { detail: theme }))
}
