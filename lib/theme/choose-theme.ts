import { rememberChoice } from '../remember-choice.ts'

/** The head script reads it at the next first paint (SHELL-3). */
export const THEME_COOKIE = 'fanfareTheme'

/** From light to dark, or back. */
export function turnTheme(): void {
  const { classList, style } = document.documentElement
  style.colorScheme = classList.toggle('dark') ? 'dark' : 'light'
  rememberChoice(THEME_COOKIE, style.colorScheme)
}
