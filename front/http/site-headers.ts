import type { IncomingHttpHeaders } from 'node:http'
import * as z from 'zod/mini'

/** Conditional and range requests: all files are small, and Next answers some of these headers with 500. */
const UNSUPPORTED = ['range', 'if-range', 'if-match', 'if-unmodified-since']

const PARAM_TYPES = [
  'c',
  'oc',
  'd',
  'ci(.)',
  'ci(..)',
  'ci(..)(..)',
  'ci(...)',
  'di(.)',
  'di(..)',
  'di(..)(..)',
  'di(...)',
]

const segment = z.union([
  z.string(),
  z.tuple([z.string(), z.string(), z.enum(PARAM_TYPES), z.nullable(z.array(z.string()))]),
])
/** The router state that a browser sends, as Next itself checks it (`flightRouterStateSchema`). */
const routerState: z.ZodMiniType = z.tuple([
  segment,
  z.record(
    z.string(),
    z.lazy(() => routerState),
  ),
  z.optional(z.nullable(z.tuple([z.string(), z.string()]))),
  z.optional(z.nullable(z.enum(['refetch', 'inside-shared-layout', 'metadata-only']))),
  z.optional(z.nullable(z.number())),
  z.optional(z.string()),
])
const MAX_STATE_LENGTH = 40_000

export function isRouterState(header: string) {
  if (header.length > MAX_STATE_LENGTH) return false
  try {
    return routerState.safeParse(JSON.parse(decodeURIComponent(header))).success
  } catch {
    return false
  }
}

/** Headers of Next's router that have a meaning only in a request for page data. */
const OF_PAGE_DATA = [
  'rsc',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-url',
]

/** Whether Next answers with page data (RSC) instead of HTML; it ignores every other value. */
export const isPageData = ({ rsc }: IncomingHttpHeaders) => rsc === '1'

/**
 * Removes headers that are valid HTTP but that Next answers with 500 and, from a request for HTML, those that would make Next
 * render a separate page for it.
 */
export function prepareSiteHeaders(headers: IncomingHttpHeaders) {
  for (const name of UNSUPPORTED) delete headers[name]
  if (!isPageData(headers)) for (const name of OF_PAGE_DATA) delete headers[name]
  const state = headers['next-router-state-tree']
  if (state !== undefined && !(typeof state === 'string' && isRouterState(state)))
    delete headers['next-router-state-tree']
}
