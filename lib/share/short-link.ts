import { isLocale } from '@fanfare/languages/locales.ts'
import { webUrl } from './web-url.ts'

/**
 * A link as it is shown: host plus query (APP-5), with the page's path where the link leads further than the home page, so that
 * what is read or typed opens the same page (ADR 0039). Its language is left out: the site redirects to the reader's own. Text
 * that is no address of the web stays as it is.
 */
export function shortLink(link: string) {
  const url = webUrl(link)
  if (!url) return link
  const [language = '', ...path] = url.pathname.split('/').slice(1)
  const shown = isLocale(language) ? path : [language, ...path]
  return [url.host, ...shown.filter((part) => part !== '')].join('/') + url.search
}
