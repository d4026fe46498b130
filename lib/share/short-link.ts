import { isLocale } from '@fanfare/languages/locales.ts'
import { webUrl } from './web-url.ts'

/**
 * A link as it is shown: host plus query (APP-5). The path is shown too if it leads further than the home page, so that what
 * people read or type opens the same page (ADR 0039). Its language is left out, because the site redirects to the reader's own.
 * Text that is not a web address stays as it is.
 */
export function shortLink(link: string) {
  const url = webUrl(link)
  if (!url) return link
  const [language = '', ...path] = url.pathname.split('/').slice(1)
  const shown = isLocale(language) ? path : [language, ...path]
  return [url.host, ...shown.filter((part) => part !== '')].join('/') + url.search
}
