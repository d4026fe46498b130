import { webUrl } from './web-url.ts'

/** A link as it is shown: host plus query (spec §5). What is copied is the whole link. Text that is not a web address stays as it is. */
export function shortLink(link: string): string {
  const url = webUrl(link)
  return url ? url.host + url.search : link
}
