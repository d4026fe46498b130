import { rememberChoice } from '../remember-choice.ts'

/** What the head script reads at the next first paint (SHELL-3). */
export const THEME_COOKIE = 'fanfareTheme'
/** Told on `document` after a choice, so that the store keeps its record of it. */
export const THEME_CHOSEN = 'fanfare:theme'

export const isDark = (): boolean => document.documentElement.classList.contains('dark')

export function chooseTheme(theme: 'light' | 'dark'): void {
  const root = document.documentElement
  root.classList.toggle('dark', theme === 'dark')
  root.style.colorScheme = theme
  rememberChoice(THEME_COOKIE, theme)
  document.dispatchEvent(new CustomEvent(THEME_CHOSEN, { detail: theme }))
}
