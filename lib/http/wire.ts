/** UTF-8 cannot carry half a surrogate pair, and `encodeURIComponent` throws on one. */
const LONE_SURROGATE = /\p{Surrogate}/gu

/**
 * Percent-encodes so that no URL parser rewrites anything afterwards: what is signed is what is sent. WHATWG parsers
 * escape `'` in a query, so it is escaped here.
 */
export const encodePart = (value: string): string =>
  encodeURIComponent(value.replace(LONE_SURROGATE, '\uFFFD')).replace(/'/g, '%27')

type QueryValue = string | number | boolean | undefined | null

/** `a=1&b=2` in the order of the object; absent values are left out, lists repeat their name. */
export function encodeQuery(query: Readonly<Record<string, QueryValue | readonly QueryValue[]>>): string {
  const pairs: string[] = []
  for (const [name, value] of Object.entries(query)) {
    const values = Array.isArray(value) ? (value as readonly QueryValue[]) : [value as QueryValue]
    for (const one of values) {
      if (one !== undefined && one !== null) pairs.push(`${encodePart(name)}=${encodePart(String(one))}`)
    }
  }
  return pairs.join('&')
}

/** `/list/{id}` with its parameters filled in. */
export const fillPath = (path: string, params: Readonly<Record<string, string>> = {}): string =>
  path.replace(/\{([a-zA-Z]+)\}/g, (_, name: string) => encodePart(params[name] ?? ''))
