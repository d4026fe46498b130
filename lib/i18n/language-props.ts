import { isLocale, LOCALE_FACTS } from '@fanfare/languages/locales.ts'

/** `lang` and `dir` of an element whose texts are in another language than the page; empty when they are in the page's. */
export function languageProps(textLanguage: string | undefined): { lang?: string; dir?: 'ltr' | 'rtl' } {
  if (!isLocale(textLanguage)) return {}
  const { htmlLang, direction } = LOCALE_FACTS[textLanguage]
  return { lang: htmlLang, dir: direction }
}
