/** The head script reads it at the next first paint (SHELL-3). */
export const THEME_COOKIE = 'fanfareTheme'

/** `red` or `green`. The head script reads it at the next first paint, over what is usual in the page's language. */
export const RISES_COOKIE = 'fanfareRises'
