import Negotiator from 'negotiator'

const LONGEST_LIST = 40

/** The tags of an `Accept-Language` header, best first. Leaves out `q=0`, `*` and weights that are not numbers. */
export function parseAcceptLanguage(header: string): string[] {
  const bounded = header.split(',', LONGEST_LIST).join(',')
  const tags = new Negotiator({ headers: { 'accept-language': bounded } }).languages()
  return tags.filter((tag) => tag !== '*')
}
