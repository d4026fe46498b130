import { webUrl } from './web-url.ts'

/** A link as it is shown: host plus query (APP-5). Text that is no address of the web stays as it is. */
export function shortLink(link: string): string {
  const url = webUrl(link)
  return url ? url.host + url.search : link
}
