/** What the head script reads at the next first paint (SHELL-3). */
export const THEME_COOKIE = 'fanfareTheme'
/** Told on `document` after a choice, so that the store keeps its record of it. */
export const THEME_CHOSEN = 'fanfare:theme'

const YEAR_SECONDS = 31_536_000

export const isDark = (): boolean => document.documentElement.classList.contains('dark')

export function chooseTheme(theme: 'light' | 'dark'): void {
  const root = document.documentElement
  root.classList.toggle('dark', theme === 'dark')
  root.style.colorScheme = theme
  document.cookie = `${THEME_COOKIE}=${theme}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`
  document.dispatchEvent(new CustomEvent(THEME_CHOSEN, { detail: theme }))
}
