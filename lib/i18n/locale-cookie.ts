/** LOC-3: written by the language switcher alone, so it is an explicit choice. */
export const LOCALE_COOKIE = 'fanfareLocale'
