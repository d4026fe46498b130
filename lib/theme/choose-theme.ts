import { rememberChoice } from '../remember-choice.ts'

/** The head script reads it at the next first paint (SHELL-3). */
export const THEME_COOKIE = 'fanfareTheme'

/** From light to dark, or back. */
export function turnTheme(): void {
  const { classList, style } = document.documentElement
  style.colorScheme = classList.toggle('dark') ? 'dark' : 'light'
  rememberChoice(THEME_COOKIE, style.colorScheme)
}

/** `red` or `green`. The head script reads it at the next first paint, over what is usual in the page's language. */
export const RISES_COOKIE = 'fanfareRises'

/** Shows rises in red and falls in green, or the other way round, as the variables `--up` and `--down`. */
export function turnRises(): void {
  const { dataset } = document.documentElement
  dataset.rises = dataset.rises === 'red' ? 'green' : 'red'
  rememberChoice(RISES_COOKIE, dataset.rises)
}
